/* SPDX-License-Identifier: Apache-2.0 */
#include "redefine.h"

TITLE("RedefineClasses gives a class that cannot be linked a linkable definition, or changes nothing.");

static void observe(JNIEnv *jni, jobject subject)
{
    if ((*jni)->IsInstanceOf(jni, subject, find_class(jni, "java/lang/Class")))
        pass_case(jni, subject);
    else
        say("RedefineClasses: %s", error_name(redefine_all(jni, subject)));
}

TEST(.target = "redefine.Unlinkable", .probe = observe, .timeout = 90,
     .needs = {.can_redefine_classes = 1}, .cases = LIST("unverifiable", "unresolvable"));
