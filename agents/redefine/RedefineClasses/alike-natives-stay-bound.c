/* SPDX-License-Identifier: Apache-2.0 */
#include "../prefixed.h"

TITLE("RedefineClasses keeps native methods bound if a prefix and a name together are another name.");

static void observe(JNIEnv *jni, jobject subject)
{
    observe_prefixed(jni, subject, "RedefineClasses", redefine);
}

TEST(.target = "redefine.Prefixed", .args = LIST("Alike", "plain", "a_plain", "a_lone"),
     .load = set_prefixes, .probe = observe,
     .needs = {.can_redefine_classes = 1, .can_set_native_method_prefix = 1});
