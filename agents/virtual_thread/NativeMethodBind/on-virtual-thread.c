/* SPDX-License-Identifier: Apache-2.0 */
#include "events.h"
#include "virtual.h"

TITLE("NativeMethodBind is posted on the virtual thread that calls or registers a native method.");

__attribute__((visibility("default"))) JNIEXPORT jint JNICALL
Java_agent_Natives_agentOnly(JNIEnv *jni, jclass klass)
{
    return 11;
}

static jint JNICALL registered(JNIEnv *jni, jclass klass)
{
    return 22;
}

static void JNICALL bound(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                          void *address, void **new_address)
{
    if (is_of_interest(method))
        say("bind %s %s", short_method_name(method), on_current(jni, thread));
}

static void call(JNIEnv *jni, jclass natives, const char *name)
{
    jmethodID method = static_method_id(jni, natives, name, "()I");
    jint result = (*jni)->CallStaticIntMethod(jni, natives, method);
    say("called: %d", (int)result);
}

static void observe(JNIEnv *jni, jobject thread)
{
    JNINativeMethod method = {(char *)(size_t) "both", (char *)(size_t) "()I", (void *)registered};
    say_events_in("Lagent/Natives;");
    on(NativeMethodBind, bound);
    jclass natives = find_class(jni, "agent/Natives");
    call(jni, natives, "agentOnly");
    if ((*jni)->RegisterNatives(jni, natives, &method, 1) != JNI_OK)
        broken("RegisterNatives failed");
    call(jni, natives, "both");
}

TEST(VIRTUAL_THREADS, .target = "virtual_thread.OnVirtualThread", .probe = observe,
     .needs = {.can_generate_native_method_bind_events = 1});
