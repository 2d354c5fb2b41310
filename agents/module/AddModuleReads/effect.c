/* SPDX-License-Identifier: Apache-2.0 */
#include "classes.h"

TITLE("AddModuleReads makes a module read another, and can be repeated.");

static void observe(JNIEnv *jni, jobject subject)
{
    jobject base = modifiable_base(jni), unnamed = unnamed_module(jni);
    jobject bystander = bystander_module(jni);
    if (strcmp(can_read(jni, base, unnamed), "true") == 0
        || strcmp(can_read(jni, base, bystander), "true") == 0)
        inapplicable("java.base reads unnamed modules anyway");
    say("before: %s", can_read(jni, base, unnamed));
    SAY_CALL(AddModuleReads, base, unnamed);
    say("after: %s", can_read(jni, base, unnamed));
    say("another module: %s", can_read(jni, base, bystander));
    SAY_CALL(AddModuleReads, base, unnamed);
    say("unnamed: %s", error_name(ti(AddModuleReads, unnamed, base)));
}

TEST(.probe = observe, .since = 9);
