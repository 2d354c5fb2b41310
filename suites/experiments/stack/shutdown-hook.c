/* SPDX-License-Identifier: Apache-2.0 */
#include "frames.h"

QUESTION("What is below a shutdown hook, and does an agent still see it?");
PASSAGES("GetStackTrace and GetFrameCount: which frames a stack has is not said for what a JVM "
         "does by means of Java methods of its own.");
WHY("Agents that stop working at the end of main lose the hooks.");

static void observe(JNIEnv *jni, jobject subject)
{
    say_own_stack();
}

ASK(.target = "experiments.Frames", .args = LIST("hook"), .probe = observe);
