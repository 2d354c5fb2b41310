/* SPDX-License-Identifier: Apache-2.0 */
#include "redefine.h"

TITLE("Bytes that ClassFileLoadHook gives at load define the class.");

static void observe(JNIEnv *jni, jobject subject)
{
    hook_file = class_bytes_at(jni, subject, 0);
    on(ClassFileLoadHook, hook_replace);
}

TEST(.target = "redefine.Hooked", .args = LIST("new-bodies"), .probe = observe,
     .needs = {.can_generate_all_class_hook_events = 1});
