/* SPDX-License-Identifier: Apache-2.0 */
#include "redefine.h"

TITLE("ClassFileLoadHook at another environment's redefinition reports the class and the new bytes.");

static jvmtiEnv *other;
static struct class_bytes file;
static jobject expected;

static void JNICALL hook(jvmtiEnv *env, JNIEnv *jni, jclass redefined, jobject loader,
                         const char *name, jobject domain, jint length, const unsigned char *bytes,
                         jint *new_length, unsigned char **new_bytes)
{
    if (name == NULL || strcmp(name, "redefine/Subject") != 0)
        return;
    say("class being redefined: %s",
        redefined != NULL && (*jni)->IsSameObject(jni, redefined, expected) ? "the class"
                                                                            : "other");
    say("the new bytes: %s", truth(is_class_file(&file, bytes, length)));
}

static void load(JavaVM *vm, char *options)
{
    jvmtiCapabilities redefining = {.can_redefine_classes = 1};
    other = new_environment_with(&redefining);
}

static void observe(JNIEnv *jni, jobject subject)
{
    expected = class_of_probe(jni, subject);
    file = class_bytes_at(jni, subject, 1);
    on(ClassFileLoadHook, hook);
    const jvmtiClassDefinition definition = {expected, file.length, file.bytes};
    SAY_CALL_IN(other, RedefineClasses, 1, &definition);
    off(ClassFileLoadHook);
}

TEST(.target = "redefine.Redefined", .args = LIST("new-bodies"), .load = load, .probe = observe,
     .needs = {.can_generate_all_class_hook_events = 1, .can_redefine_classes = 1});
