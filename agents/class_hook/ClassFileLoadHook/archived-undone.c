/* SPDX-License-Identifier: Apache-2.0 */
#include "processes.h"
#include "redefine.h"

TITLE("A retransformation undoes what ClassFileLoadHook did to an archived class when it was loaded.");

static const unsigned char old_text[] = {1, 0, 3, 'o', 'l', 'd'},
                           new_text[] = {1, 0, 3, 'n', 'e', 'w'};

/* "old" becomes "new" in the constant that answer() returns. */
static void JNICALL hook(HOOK_PARAMETERS)
{
    if (name == NULL || strcmp(name, "redefine/Subject") != 0)
        return;
    if (redefined != NULL)
        say("the hook gets: %s%s",
            find_bytes(bytes, length, old_text, sizeof old_text) < 0 ? "" : "old",
            find_bytes(bytes, length, new_text, sizeof new_text) < 0 ? "" : "new");
    give_replaced(env, bytes, length, new_bytes, new_length, old_text, new_text, sizeof new_text);
}

/* The JVM may load the class early. */
static void load(JavaVM *vm, char *options)
{
    use_archive("assay,classfile,redefine");
    on(ClassFileLoadHook, hook);
}

static void observe(JNIEnv *jni, jobject subject)
{
    static bool is_second;
    if ((*jni)->GetArrayLength(jni, subject) != 3)
        return;
    jclass klass = class_of_probe(jni, subject);
    if (is_second)
        off(ClassFileLoadHook);
    SAY_CALL(RetransformClasses, 1, &klass);
    is_second = true;
}

TEST(.target = "redefine.Archived", .load = load, .probe = observe, .cases = ARCHIVES, .since = 17,
     .timeout = 120,
     .needs = {.can_generate_all_class_hook_events = 1, .can_retransform_classes = 1},
     .wants = {.can_generate_early_class_hook_events = 1});
