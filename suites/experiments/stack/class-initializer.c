/* SPDX-License-Identifier: Apache-2.0 */
#include "frames.h"

QUESTION("Is there a frame between the use of a class and its initializer?");
PASSAGES("GetStackTrace and GetFrameCount: which frames a stack has is not said for what a JVM "
         "does by means of Java methods of its own.");
WHY("Where a class is initialized first decides whose time it is.");

static void observe(JNIEnv *jni, jobject subject)
{
    say_own_stack();
}

ASK(.target = "experiments.Frames", .args = LIST("initializer"), .probe = observe);
