/* SPDX-License-Identifier: Apache-2.0 */
#include "sizes.h"

QUESTION("How large are objects and arrays?");
PASSAGES("GetObjectSize: the JVM's own estimate of the storage, in bytes.");
WHY("The layout of objects decides how much memory a program needs; estimates of tools rest on "
    "it.");

static void observe(JNIEnv *jni, jobject subject)
{
    say_shapes(jni, subject);
}

ASK(.target = "experiments.Sizes", .args = LIST("shapes"), .probe = observe);
