/* SPDX-License-Identifier: Apache-2.0 */
#include "redefine.h"

TITLE("The stack trace of an older throwable has no line numbers of a later version of its methods.");

static void observe(JNIEnv *jni, jobject subject)
{
    say("RedefineClasses: %s", error_name(redefine(jni, subject)));
    must(ForceGarbageCollection);
}

TEST(.target = "redefine.ThrownBefore", .args = LIST("renewed"), .probe = observe,
     .needs = {.can_redefine_classes = 1});
