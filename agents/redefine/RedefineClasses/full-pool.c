/* SPDX-License-Identifier: Apache-2.0 */
#include "redefine.h"

TITLE("Strings of old and new that do not fit into one constant pool are not mixed up.");

static void observe(JNIEnv *jni, jobject subject)
{
    say("RedefineClasses: %s", error_name(redefine(jni, subject)));
}

TEST(.target = "classfile.Crowded", .probe = observe, .timeout = 90,
     .needs = {.can_redefine_classes = 1});
