/* SPDX-License-Identifier: Apache-2.0 */
#include "classes.h"

TITLE("AddModuleUses lets a module use two services, one after the other.");

static void observe(JNIEnv *jni, jobject subject)
{
    jobject base = modifiable_base(jni);
    jclass one = find_class(jni, "java/lang/Runnable");
    jclass two = find_class(jni, "java/lang/Comparable");
    SAY_CALL(AddModuleUses, base, one);
    SAY_CALL(AddModuleUses, base, two);
    say("the first: %s, the second: %s", can_use(jni, base, one), can_use(jni, base, two));
}

TEST(.probe = observe, .since = 9);
