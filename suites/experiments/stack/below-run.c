/* SPDX-License-Identifier: Apache-2.0 */
#include "frames.h"

QUESTION("What is below the frame of a thread's run?");
PASSAGES("GetStackTrace and GetFrameCount: which frames a stack has is not said for what a JVM "
         "does by means of Java methods of its own.");
WHY("Samplers fold stacks by their lowest frames.");

static void observe(JNIEnv *jni, jobject subject)
{
    say_own_stack();
}

ASK(.target = "experiments.Frames", .args = LIST("thread"), .probe = observe);
