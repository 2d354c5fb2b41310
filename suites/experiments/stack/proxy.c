/* SPDX-License-Identifier: Apache-2.0 */
#include "frames.h"

QUESTION("What is between a call of a proxy and its handler?");
PASSAGES("GetStackTrace and GetFrameCount: which frames a stack has is not said for what a JVM "
         "does by means of Java methods of its own.");
WHY("The proxy's class is made while the program runs.");

static void observe(JNIEnv *jni, jobject subject)
{
    say_own_stack();
}

ASK(.target = "experiments.Frames", .args = LIST("proxy"), .probe = observe);
