/* SPDX-License-Identifier: Apache-2.0 */
#include "../prefixed.h"

TITLE("RetransformClasses keeps native methods bound that wrappers with a prefix call.");

static void observe(JNIEnv *jni, jobject subject)
{
    hook_class = "redefine/Prefixed$Wrapping";
    observe_prefixed(jni, subject, "RetransformClasses", retransform);
}

TEST(.target = "redefine.Prefixed", .args = LIST("Wrapping", "one", "two", "skipped"),
     .load = set_prefixes, .probe = observe,
     .needs = {.can_retransform_classes = 1, .can_set_native_method_prefix = 1});
