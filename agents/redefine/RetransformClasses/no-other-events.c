/* SPDX-License-Identifier: Apache-2.0 */
#include "../uninitialized.h"

TITLE("RetransformClasses posts ClassFileLoadHook, and no event of loading, preparing or running the class.");

static void JNICALL on_entry(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method)
{
    const char *name = method_name(method);
    if (strncmp(name, "Lredefine/", 10) == 0)
        say("MethodEntry: %s", name);
}

static void JNICALL on_hook(jvmtiEnv *env, JNIEnv *jni, jclass redefined, jobject loader,
                            const char *name, jobject domain, jint length,
                            const unsigned char *bytes, jint *new_length, unsigned char **new_bytes)
{
    if (name != NULL && strcmp(name, "redefine/Subject") == 0)
        say("ClassFileLoadHook");
}

static void observe(JNIEnv *jni, jobject subject)
{
    jthread self = NULL;
    jclass klass = class_of_probe(jni, subject);
    must(GetCurrentThread, &self);
    observe_loading(jni);
    on(ClassFileLoadHook, on_hook);
    on_thread(MethodEntry, on_entry, self);
    jvmtiError error = ti(RetransformClasses, 1, &klass);
    say("RetransformClasses: %s", error_name(error));
    /* Methods that run now have the event. */
    (*jni)->CallStaticIntMethod(jni, klass, static_method_id(jni, klass, "number", "()I"));
    off_thread(MethodEntry, self);
    off(ClassFileLoadHook);
    say_loading(jni);
}

TEST(.target = "redefine.Redefined", .args = LIST("new-bodies"), .probe = observe,
     .needs = {.can_retransform_classes = 1, .can_generate_method_entry_events = 1});
