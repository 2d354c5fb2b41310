/* SPDX-License-Identifier: Apache-2.0 */
#include "../own.h"

TITLE("MethodEntry enabled for one thread comes of methods that have run often, on that thread.");

static void JNICALL entered(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method)
{
    char *name = NULL;
    if (!is_own(jni, method))
        return;
    must(GetMethodName, method, &name, NULL, NULL);
    say("%s %s on %s", name, top_place(thread, method), thread_name(thread));
    release(name);
}

static void observe(JNIEnv *jni, jobject unused)
{
    jthread thread = NULL;
    must(GetCurrentThread, &thread);
    set_own_class(jni, "stack/WarmPair$Code");
    on_thread(MethodEntry, entered, thread);
}

TEST(.target = "stack.WarmPair", .probe = observe,
     .needs = {.can_generate_method_entry_events = 1});
