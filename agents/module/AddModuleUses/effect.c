/* SPDX-License-Identifier: Apache-2.0 */
#include "classes.h"

TITLE("AddModuleUses lets java.base use the service.");

static void observe(JNIEnv *jni, jobject subject)
{
    jobject base = modifiable_base(jni), unnamed = unnamed_module(jni);
    jclass service = find_class(jni, "java/lang/Runnable");
    say("before: %s", can_use(jni, base, service));
    SAY_CALL(AddModuleUses, base, service);
    say("after: %s", can_use(jni, base, service));
    say("another service: %s", can_use(jni, base, find_class(jni, "java/lang/Comparable")));
    say("again: %s", error_name(ti(AddModuleUses, base, service)));
    say("unnamed: %s", error_name(ti(AddModuleUses, unnamed, service)));
}

TEST(.probe = observe, .since = 9);
