/* SPDX-License-Identifier: Apache-2.0 */
#include "frames.h"

QUESTION("What is between a call of a method reference and the method?");
PASSAGES("GetStackTrace and GetFrameCount: which frames a stack has is not said for what a JVM "
         "does by means of Java methods of its own.");
WHY("Debuggers step through it, and profilers show it, unless they know it.");

static void observe(JNIEnv *jni, jobject subject)
{
    say_own_stack();
}

ASK(.target = "experiments.Frames", .args = LIST("reference"), .probe = observe);
