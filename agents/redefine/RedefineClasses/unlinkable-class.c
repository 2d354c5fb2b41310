/* SPDX-License-Identifier: Apache-2.0 */
#include "redefine.h"
#include "../unlinkable.h"

TITLE("RedefineClasses gives a class that cannot be linked a linkable definition, or changes nothing.");

static void observe(JNIEnv *jni, jobject subject)
{
    if (asks_for_case(jni, subject))
        return;
    need_modifiable(jni, subject);
    say("RedefineClasses: %s", error_name(redefine_all(jni, subject)));
}

TEST(.target = "redefine.Unlinkable", .probe = observe, .timeout = 90,
     .needs = {.can_redefine_classes = 1}, .cases = LIST("unverifiable", "unresolvable"));
