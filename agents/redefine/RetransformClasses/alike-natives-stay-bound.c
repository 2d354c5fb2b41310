/* SPDX-License-Identifier: Apache-2.0 */
#include "../prefixed.h"

TITLE("RetransformClasses keeps native methods bound if a prefix and a name together are another name.");

static void observe(JNIEnv *jni, jobject subject)
{
    hook_class = "redefine/Prefixed$Alike";
    observe_prefixed(jni, subject, "RetransformClasses", retransform);
}

TEST(.target = "redefine.Prefixed", .args = LIST("Alike", "plain", "a_plain", "a_lone"),
     .load = set_prefixes, .probe = observe,
     .needs = {.can_retransform_classes = 1, .can_set_native_method_prefix = 1});
