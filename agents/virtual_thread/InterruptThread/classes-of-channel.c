/* SPDX-License-Identifier: Apache-2.0 */
#include "event_causes.h"
#include "virtual.h"

TITLE("InterruptThread of a virtual thread lets the channel that it closes load classes with all events.");

static void JNICALL hook(jvmtiEnv *env, JNIEnv *jni, jclass redefined, jobject loader,
                         const char *name, jobject domain, jint length, const unsigned char *bytes,
                         jint *new_length, unsigned char **new_bytes)
{
    if (redefined == NULL && name != NULL && strncmp(name, "virtual_thread/Used", 19) == 0)
        say("ClassFileLoadHook: %s", name);
}

static bool is_used(jclass klass)
{
    return strncmp(class_name(klass), "Lvirtual_thread/Used", 20) == 0;
}

static void say_class(const char *event, JNIEnv *jni, jthread thread, jclass klass)
{
    if (is_used(klass))
        say("%s: %s, on the current thread: %s", event, class_name(klass),
            truth((*jni)->IsSameObject(jni, thread, current_thread())));
}

static void JNICALL loaded(jvmtiEnv *env, JNIEnv *jni, jthread thread, jclass klass)
{
    say_class("ClassLoad", jni, thread, klass);
}

static void JNICALL prepared(jvmtiEnv *env, JNIEnv *jni, jthread thread, jclass klass)
{
    say_class("ClassPrepare", jni, thread, klass);
}

static void observe(JNIEnv *jni, jobject thread)
{
    if (thread != NULL) {
        must(InterruptThread, thread);
    } else {
        need_not_loaded(jni, "Lvirtual_thread/UsedFirst;");
        need_not_loaded(jni, "Lvirtual_thread/UsedSecond;");
        on(ClassFileLoadHook, hook);
        on(ClassLoad, loaded);
        on(ClassPrepare, prepared);
    }
}

TEST(VIRTUAL_THREADS, .target = "virtual_thread.Closing", .args = LIST("using"), .probe = observe,
     .needs = {.can_generate_all_class_hook_events = 1, .can_signal_thread = 1});
