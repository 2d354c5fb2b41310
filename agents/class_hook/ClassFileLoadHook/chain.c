/* SPDX-License-Identifier: Apache-2.0 */
#include "redefine.h"

TITLE("ClassFileLoadHook gives each environment the bytes that the previous one has given.");

static jvmtiEnv *second;
static struct class_bytes middle;

static void JNICALL look(jvmtiEnv *env, JNIEnv *jni, jclass redefined, jobject loader,
                         const char *name, jobject domain, jint length, const unsigned char *bytes,
                         jint *new_length, unsigned char **new_bytes)
{
    if (name == NULL || strcmp(name, "redefine/Subject") != 0)
        return;
    say("the second sees what the first gave: %s", truth(is_class_file(&middle, bytes, length)));
}

static void load(JavaVM *vm, char *options)
{
    jvmtiCapabilities all = {.can_generate_all_class_hook_events = 1};
    second = new_environment_with(&all);
}

static void observe(JNIEnv *jni, jobject subject)
{
    const jvmtiEventCallbacks callbacks = {.ClassFileLoadHook = look};
    hook_file = middle = class_bytes_at(jni, subject, 0);
    on(ClassFileLoadHook, hook_replace);
    must_in(second, SetEventCallbacks, &callbacks, (jint)sizeof callbacks);
    must_in(second, SetEventNotificationMode, JVMTI_ENABLE, JVMTI_EVENT_CLASS_FILE_LOAD_HOOK, NULL);
}

TEST(.target = "redefine.Hooked", .args = LIST("new-bodies"), .load = load, .probe = observe,
     .needs = {.can_generate_all_class_hook_events = 1});
