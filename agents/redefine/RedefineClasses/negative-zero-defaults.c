/* SPDX-License-Identifier: Apache-2.0 */
#include "redefine.h"

TITLE("RedefineClasses replaces the defaults of annotation elements by zeros of the other sign.");

static void observe(JNIEnv *jni, jobject subject)
{
    say("RedefineClasses: %s", error_name(redefine(jni, subject)));
}

TEST(.target = "redefine.NegativeZeroDefaults", .probe = observe,
     .needs = {.can_redefine_classes = 1});
