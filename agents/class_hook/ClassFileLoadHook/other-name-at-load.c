/* SPDX-License-Identifier: Apache-2.0 */
#include "redefine.h"

TITLE("A class whose bytes a hook replaces by those of another class is not found.");

static void observe(JNIEnv *jni, jobject files)
{
    hook_file = class_bytes_at(jni, files, 0);
    on(ClassFileLoadHook, hook_replace);
}

TEST(.target = "redefine.Hooked", .args = LIST("other-name"), .probe = observe,
     .needs = {.can_generate_all_class_hook_events = 1});
