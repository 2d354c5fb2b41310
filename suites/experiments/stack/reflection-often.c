/* SPDX-License-Identifier: Apache-2.0 */
#include "frames.h"

QUESTION("What is between Method.invoke and the method after many calls?");
PASSAGES("GetStackTrace and GetFrameCount: which frames a stack has is not said for what a JVM "
         "does by means of Java methods of its own.");
WHY("The JVM may change the way it calls: the same stack looks different later.");

static void observe(JNIEnv *jni, jobject subject)
{
    say_own_stack();
}

ASK(.target = "experiments.Frames", .args = LIST("reflection-often"), .probe = observe);
