/* SPDX-License-Identifier: Apache-2.0 */
#include "event_causes.h"
#include "virtual.h"

TITLE("ClassFileLoadHook, ClassLoad and ClassPrepare are posted on a pinned virtual thread.");

static bool is_interesting(const char *name)
{
    return name != NULL && strstr(name, "virtual_thread/SecondUsed") != NULL;
}

static void say_class(const char *event, JNIEnv *jni, jthread thread, jclass klass)
{
    jthread current = NULL;
    if (!is_interesting(class_name(klass)))
        return;
    must(GetCurrentThread, &current);
    say("%s on %s, the current thread: %s", event, thread_name(thread),
        truth((*jni)->IsSameObject(jni, current, thread)));
}

static void JNICALL loaded(jvmtiEnv *env, JNIEnv *jni, jthread thread, jclass klass)
{
    say_class("ClassLoad", jni, thread, klass);
}

static void JNICALL prepared(jvmtiEnv *env, JNIEnv *jni, jthread thread, jclass klass)
{
    say_class("ClassPrepare", jni, thread, klass);
}

static void park_for_a_moment(JNIEnv *jni)
{
    jclass support = find_class(jni, "java/util/concurrent/locks/LockSupport");
    (*jni)->CallStaticVoidMethod(jni, support, static_method_id(jni, support, "parkNanos", "(J)V"),
                                 (jlong)1000);
}

static void JNICALL hook(jvmtiEnv *env, JNIEnv *jni, jclass redefined, jobject loader,
                         const char *name, jobject domain, jint length, const unsigned char *bytes,
                         jint *new_length, unsigned char **new_bytes)
{
    if (!is_interesting(name))
        return;
    jthread current = NULL;
    park_for_a_moment(jni);
    must(GetCurrentThread, &current);
    say("ClassFileLoadHook on %s", thread_name(current));
}

/* The native method on its stack pins the thread. */
static void use_pinned(JNIEnv *jni)
{
    jclass target = find_class(jni, "virtual_thread/FirstUse");
    jmethodID use = static_method_id(jni, target, "use", "(Ljava/lang/String;)V");
    park_for_a_moment(jni);
    (*jni)->CallStaticVoidMethod(jni, target, use,
                                 (*jni)->NewStringUTF(jni, "virtual_thread.SecondUsed"));
    no_exception(jni);
    park_for_a_moment(jni);
    say("pinned");
}

static void observe(JNIEnv *jni, jobject thread)
{
    static int calls;
    if (calls++ == 1)
        use_pinned(jni);
    if (thread != NULL)
        return;
    need_not_loaded(jni, "Lvirtual_thread/SecondUsed;");
    on(ClassFileLoadHook, hook);
    on(ClassLoad, loaded);
    on(ClassPrepare, prepared);
}

TEST(VIRTUAL_THREADS, .target = "virtual_thread.FirstUse", .probe = observe,
     .needs = {.can_generate_all_class_hook_events = 1});
