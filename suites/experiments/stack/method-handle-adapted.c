/* SPDX-License-Identifier: Apache-2.0 */
#include "frames.h"

QUESTION("What is between an adapted method handle and the method?");
PASSAGES("GetStackTrace and GetFrameCount: which frames a stack has is not said for what a JVM "
         "does by means of Java methods of its own.");
WHY("Hidden frames: Throwable leaves them out, JVM TI need not.");

static void observe(JNIEnv *jni, jobject subject)
{
    say_own_stack();
}

ASK(.target = "experiments.Frames", .args = LIST("handle-adapted"), .probe = observe);
