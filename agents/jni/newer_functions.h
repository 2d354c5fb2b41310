/* SPDX-License-Identifier: Apache-2.0 */

/* Functions that came to the table after the first releases, on threads of all kinds. */
#ifndef JNI_NEWER_FUNCTIONS_H
#define JNI_NEWER_FUNCTIONS_H

#include "threads.h"
#include "tables.h"

/* Our function says here that it was called. */
static _Thread_local bool reached;

/* Puts our function into the table, and calls it through an environment. */
static void replace(jniNativeInterface *table);
static void call(JNIEnv *jni);

static inline void say_whose(JNIEnv *jni, void *where)
{
    reached = false;
    call(jni);
    say("%s: %s", (const char *)where, reached ? "ours" : "the JVM's");
}

static inline void JNICALL in_agent_thread(jvmtiEnv *env, JNIEnv *jni, void *where)
{
    say_whose(jni, where);
}

static inline void newer_probe(JNIEnv *jni, jobject subject)
{
    jniNativeInterface *table = get_table();
    say_whose(jni, "before");
    replace(table);
    set_table(table);
    release(table);
    say_whose(jni, "main");
    run_attached("attached", NULL, false, say_whose, "an attached thread");
    await_end(start_agent_thread(jni, "agent thread", in_agent_thread, "an agent thread"));
}

#endif
