/* SPDX-License-Identifier: Apache-2.0 */
#include "processes.h"
#include "redefine.h"

TITLE("Bytes that ClassFileLoadHook gives define a class of which the JVM has an archive.");

/* "old" becomes "new" in the constant that answer() returns. */
static void JNICALL hook(HOOK_PARAMETERS)
{
    static const unsigned char from[] = {1, 0, 3, 'o', 'l', 'd'}, to[] = {1, 0, 3, 'n', 'e', 'w'};
    if (name != NULL && strcmp(name, "redefine/Subject") == 0)
        give_replaced(env, bytes, length, new_bytes, new_length, from, to, sizeof to);
}

/* The JVM may load the class early. */
static void load(JavaVM *vm, char *options)
{
    use_archive("assay,classfile,redefine");
    on(ClassFileLoadHook, hook);
}

static void probe(JNIEnv *jni, jobject subject)
{
}

TEST(.target = "redefine.Archived", .load = load, .probe = probe, .cases = ARCHIVES, .since = 17,
     .timeout = 120, .needs = {.can_generate_all_class_hook_events = 1},
     .wants = {.can_generate_early_class_hook_events = 1});
