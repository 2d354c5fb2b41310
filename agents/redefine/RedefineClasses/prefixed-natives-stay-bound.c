/* SPDX-License-Identifier: Apache-2.0 */
#include "../prefixed.h"

TITLE("RedefineClasses keeps native methods bound that wrappers with a prefix call.");

static void observe(JNIEnv *jni, jobject subject)
{
    observe_prefixed(jni, subject, "RedefineClasses", redefine);
}

TEST(.target = "redefine.Prefixed", .args = LIST("Wrapping", "one", "two", "skipped"),
     .load = set_prefixes, .probe = observe,
     .needs = {.can_redefine_classes = 1, .can_set_native_method_prefix = 1});
