/* SPDX-License-Identifier: Apache-2.0 */
#include "frames.h"

QUESTION("What is between doPrivileged and its action?");
PASSAGES("GetStackTrace and GetFrameCount: which frames a stack has is not said for what a JVM "
         "does by means of Java methods of its own.");
WHY("A native method in one release, Java methods in another.");

static void observe(JNIEnv *jni, jobject subject)
{
    say_own_stack();
}

ASK(.target = "experiments.Frames", .args = LIST("privileged"), .probe = observe);
