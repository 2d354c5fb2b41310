/* SPDX-License-Identifier: Apache-2.0 */
#include "processes.h"
#include "redefine.h"

TITLE("ClassFileLoadHook is posted with the class file for a class that the JVM has from an archive.");

static struct class_bytes given;

static void JNICALL hook(HOOK_PARAMETERS)
{
    if (name == NULL || strcmp(name, "redefine/Subject") != 0)
        return;
    say("class being redefined: %s", redefined == NULL ? "null" : "a class");
    say("loader: %s, protection domain: %s", loader == NULL ? "null" : "given",
        domain == NULL ? "null" : "given");
    given.length = length;
    given.bytes = malloc((size_t)length);
    if (given.bytes == NULL)
        broken("there is no memory for a class file");
    memcpy(given.bytes, bytes, (size_t)length);
}

/* The JVM may load the class early. */
static void load(JavaVM *vm, char *options)
{
    use_archive("assay,classfile,redefine");
    on(ClassFileLoadHook, hook);
}

static void observe(JNIEnv *jni, jobject subject)
{
    if ((*jni)->GetArrayLength(jni, subject) != 3 || given.bytes == NULL)
        return;
    struct class_bytes file = class_bytes_at(jni, subject, 2);
    say("bytes of the file: %s",
        truth(given.length == file.length
              && memcmp(given.bytes, file.bytes, (size_t)file.length) == 0));
    free(given.bytes);
    given.bytes = NULL;
}

TEST(.target = "redefine.Archived", .load = load, .probe = observe, .cases = ARCHIVES, .since = 17,
     .timeout = 120, .needs = {.can_generate_all_class_hook_events = 1});
