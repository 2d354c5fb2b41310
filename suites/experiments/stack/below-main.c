/* SPDX-License-Identifier: Apache-2.0 */
#include "frames.h"

QUESTION("What is below the frame of main?");
PASSAGES("GetStackTrace and GetFrameCount: which frames a stack has is not said for what a JVM "
         "does by means of Java methods of its own.");
WHY("Tools that look for the program's entry, or count frames from the bottom.");

static void observe(JNIEnv *jni, jobject subject)
{
    say_own_stack();
}

ASK(.target = "experiments.Frames", .args = LIST("main"), .probe = observe);
