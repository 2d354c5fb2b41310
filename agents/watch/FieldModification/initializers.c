/* SPDX-License-Identifier: Apache-2.0 */
#include "../initializers.h"

TITLE("Watches set on ClassPrepare post events for static, final and volatile fields from the first write on.");

static void observe(JNIEnv *jni, jobject unused)
{
    say_accesses_of(jni, "Lwatch/Initialized;");
}

TEST(.target = "watch.Initializers", .args = LIST("watch.Initialized"), .probe = observe,
     .needs = {.can_generate_field_access_events = 1, .can_generate_field_modification_events = 1});
