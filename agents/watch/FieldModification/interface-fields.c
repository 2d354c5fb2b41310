/* SPDX-License-Identifier: Apache-2.0 */
#include "../initializers.h"

TITLE("Watches post events for the fields of an interface, of each type, from their initialization on.");

static void observe(JNIEnv *jni, jobject unused)
{
    say_accesses_of(jni, "Lwatch/InitializedFace;");
}

TEST(.target = "watch.Initializers", .args = LIST("watch.InitializedFace"), .probe = observe,
     .needs = {.can_generate_field_access_events = 1, .can_generate_field_modification_events = 1});
