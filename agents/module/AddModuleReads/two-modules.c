/* SPDX-License-Identifier: Apache-2.0 */
#include "classes.h"

TITLE("AddModuleReads makes a module read two others, one after the other.");

static void observe(JNIEnv *jni, jobject subject)
{
    jobject base = modifiable_base(jni);
    jobject one = unnamed_module(jni), two = bystander_module(jni);
    SAY_CALL(AddModuleReads, base, one);
    SAY_CALL(AddModuleReads, base, two);
    say("the first: %s, the second: %s", can_read(jni, base, one), can_read(jni, base, two));
}

TEST(.probe = observe, .since = 9);
