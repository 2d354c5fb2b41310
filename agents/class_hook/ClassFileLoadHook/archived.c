/* SPDX-License-Identifier: Apache-2.0 */
#include "processes.h"
#include "redefine.h"
#include "../hooked.h"

TITLE("ClassFileLoadHook is posted with the class file for a class that the JVM has from an archive.");

static unsigned char given[8192];
static jint given_length;
static jobject given_domain; /* global */

static void JNICALL hook(HOOK_PARAMETERS)
{
    if (name == NULL || strcmp(name, "redefine/Subject") != 0)
        return;
    say("class being redefined: %s", redefined == NULL ? "null" : "a class");
    say("loader: %s", loader == NULL ? "null" : "given");
    given_domain = jni == NULL ? NULL : (*jni)->NewGlobalRef(jni, domain);
    given_length = length;
    if (bytes != NULL && (size_t)length <= sizeof given)
        memcpy(given, bytes, (size_t)length);
}

/* The JVM may load the class early. */
static void load(JavaVM *vm, char *options)
{
    use_archive("assay,classfile,redefine");
    on(ClassFileLoadHook, hook);
}

static void observe(JNIEnv *jni, jobject subject)
{
    if ((*jni)->GetArrayLength(jni, subject) != 3 || given_length == 0)
        return;
    struct class_bytes file = class_bytes_at(jni, subject, 2);
    say("bytes of the file: %s",
        truth(given_length == file.length && memcmp(given, file.bytes, (size_t)file.length) == 0));
    say("protection domain of the class: %s",
        truth(is_own_domain(jni, given_domain, class_of_probe(jni, subject))));
    given_length = 0;
}

TEST(.target = "redefine.Archived", .load = load, .probe = observe, .cases = ARCHIVES, .since = 17,
     .timeout = 120, .needs = {.can_generate_all_class_hook_events = 1},
     .wants = {.can_generate_early_class_hook_events = 1});
