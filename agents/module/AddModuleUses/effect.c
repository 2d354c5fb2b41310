/* SPDX-License-Identifier: Apache-2.0 */
#include "classes.h"

TITLE("AddModuleUses lets java.base use the service.");

static void observe(JNIEnv *jni, jobject subject)
{
    jobject base = modifiable_base(jni), unnamed = unnamed_module(jni);
    jclass service = find_class(jni, "java/lang/Runnable");
    jclass other = find_class(jni, "java/lang/Comparable");
    if (strcmp(can_use(jni, base, service), "true") == 0
        || strcmp(can_use(jni, base, other), "true") == 0)
        inapplicable("java.base uses these services anyway");
    say("before: %s", can_use(jni, base, service));
    SAY_CALL(AddModuleUses, base, service);
    say("after: %s", can_use(jni, base, service));
    say("another service: %s", can_use(jni, base, other));
    say("again: %s", error_name(ti(AddModuleUses, base, service)));
    say("unnamed: %s", error_name(ti(AddModuleUses, unnamed, service)));
}

TEST(.probe = observe, .since = 9);
