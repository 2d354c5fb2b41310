/* SPDX-License-Identifier: Apache-2.0 */
#include "redefine.h"
#include "../hooked.h"

TITLE("The superclass in the bytes that ClassFileLoadHook gives at load is that of the class.");

static jobject loader; /* global */

static void observe(JNIEnv *jni, jobject files)
{
    hook_file = class_bytes_at(jni, files, 0);
    loader = (*jni)->NewGlobalRef(jni, (*jni)->GetObjectArrayElement(jni, files, 1));
    on(ClassFileLoadHook, hook_replace);
}

static void death(JNIEnv *jni)
{
    jclass klass = class_of_loader(jni, loader, "redefine.Subject");
    jclass base = class_of_loader(jni, loader, "redefine.Base");
    say("superclass: %s", class_name((*jni)->GetSuperclass(jni, klass)));
    say("instances of the other: %s", truth((*jni)->IsAssignableFrom(jni, klass, base)));
}

TEST(.target = "redefine.Hooked", .args = LIST("superclass"), .probe = observe, .death = death,
     .needs = {.can_generate_all_class_hook_events = 1});
