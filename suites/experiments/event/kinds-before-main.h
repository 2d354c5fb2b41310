/* SPDX-License-Identifier: Apache-2.0 */

/* Which kinds of events are sent before VMStart, then before VMInit, and then before main. */
#ifndef EXPERIMENTS_KINDS_BEFORE_MAIN_H
#define EXPERIMENTS_KINDS_BEFORE_MAIN_H

#include "experiment.h"

enum { BEFORE_START, BEFORE_INIT, BEFORE_MAIN, MOMENTS };
enum {
    CLASS_FILE,
    CLASS_LOAD,
    CLASS_PREPARE,
    THREAD_START,
    METHOD_ENTRY,
    ALLOCATION,
    BIND,
    EXCEPTION,
    EVENTS
};

static volatile int moment;
static volatile int seen[EVENTS][MOMENTS];

static void JNICALL on_file(jvmtiEnv *env, JNIEnv *jni, jclass redefined, jobject loader,
                            const char *name, jobject domain, jint length,
                            const unsigned char *bytes, jint *new_length, unsigned char **new_bytes)
{
    seen[CLASS_FILE][moment] = 1;
}

static void JNICALL on_load(jvmtiEnv *env, JNIEnv *jni, jthread thread, jclass klass)
{
    seen[CLASS_LOAD][moment] = 1;
}

static void JNICALL on_prepare(jvmtiEnv *env, JNIEnv *jni, jthread thread, jclass klass)
{
    seen[CLASS_PREPARE][moment] = 1;
}

static void JNICALL on_thread_start(jvmtiEnv *env, JNIEnv *jni, jthread thread)
{
    seen[THREAD_START][moment] = 1;
}

static void JNICALL on_entry(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method)
{
    seen[METHOD_ENTRY][moment] = 1;
}

static void JNICALL on_alloc(jvmtiEnv *env, JNIEnv *jni, jthread thread, jobject object,
                             jclass klass, jlong size)
{
    seen[ALLOCATION][moment] = 1;
}

static void JNICALL on_bind(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                            void *address, void **new_address)
{
    seen[BIND][moment] = 1;
}

static void JNICALL on_exception(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                                 jlocation location, jobject exception, jmethodID catch_method,
                                 jlocation catch_location)
{
    seen[EXCEPTION][moment] = 1;
}

static void load(JavaVM *vm, char *options)
{
    on(ClassFileLoadHook, on_file);
    on(ClassLoad, on_load);
    on(ClassPrepare, on_prepare);
    on(ThreadStart, on_thread_start);
    on(MethodEntry, on_entry);
    on(VMObjectAlloc, on_alloc);
    on(NativeMethodBind, on_bind);
    on(Exception, on_exception);
}

static void start(JNIEnv *jni)
{
    moment = BEFORE_INIT;
}

static void init(JNIEnv *jni, jthread thread)
{
    moment = BEFORE_MAIN;
}

static void observe(JNIEnv *jni, jobject subject)
{
    static const struct {
        int event;
        const char *name;
    } events[] = {{CLASS_FILE, "ClassFileLoadHook"}, {CLASS_LOAD, "ClassLoad"},
                  {CLASS_PREPARE, "ClassPrepare"},   {THREAD_START, "ThreadStart"},
                  {METHOD_ENTRY, "MethodEntry"},     {ALLOCATION, "VMObjectAlloc"},
                  {BIND, "NativeMethodBind"},        {EXCEPTION, "Exception"}};
    for (size_t i = 0; i < sizeof events / sizeof events[0]; i++) {
        volatile int *at = seen[events[i].event];
        say("%s: %s%s%s%s", events[i].name, at[BEFORE_START] ? "before VMStart, " : "",
            at[BEFORE_INIT] ? "before VMInit, " : "", at[BEFORE_MAIN] ? "before main" : "",
            at[BEFORE_START] || at[BEFORE_INIT] || at[BEFORE_MAIN] ? "" : "never");
    }
}

#endif
