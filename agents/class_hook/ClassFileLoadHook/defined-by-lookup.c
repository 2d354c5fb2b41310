/* SPDX-License-Identifier: Apache-2.0 */
#include "redefine.h"

TITLE("ClassFileLoadHook is posted for a class that Lookup.defineClass defines, and may replace it.");

static struct class_bytes file;
static jobject own_loader; /* global */

/* The class is known by its bytes: the library may define it without a name, and the hook's name is then null. */
static void JNICALL hook(HOOK_PARAMETERS)
{
    static const unsigned char from[] = {0x11, 0x27, 0x10}, to[] = {0x11, 0x30, 0x39}; /* sipush */
    if (!is_class_file(&file, bytes, length))
        return;
    say("class being redefined: %s", redefined == NULL ? "null" : "a class");
    say("loader: %s",
        (*jni)->IsSameObject(jni, loader, own_loader) ? "that of the program" : "other");
    give_replaced(env, bytes, length, new_bytes, new_length, from, to, sizeof from);
}

static void observe(JNIEnv *jni, jobject subject)
{
    must(GetClassLoader, class_of_probe(jni, subject), &own_loader);
    own_loader = (*jni)->NewGlobalRef(jni, own_loader);
    file = class_bytes_at(jni, subject, 1);
    on(ClassFileLoadHook, hook);
}

TEST(.target = "class_hook.DefinedByLookup", .since = 11, .probe = observe,
     .needs = {.can_generate_all_class_hook_events = 1});
