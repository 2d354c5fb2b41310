/* SPDX-License-Identifier: Apache-2.0 */
#include <pthread.h>

#include "heap.h"
#include "threads.h"

TITLE("CompiledMethodUnload is posted for native methods where their memory serves other native methods.");

enum { ROOM = 4096, ENOUGH = 100 };

/* The code of native methods, each called by the agent alone, so that none is a part of another's code. */
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static struct code {
    jmethodID method;
    const char *begin, *end;
    bool is_unloaded, is_reused;
} known[ROOM];
static int count;
static bool is_any_reused;
static jmethodID called;
static bool is_compiled;

static void JNICALL loaded(jvmtiEnv *env, jmethodID method, jint size, const void *code,
                           jint map_length, const jvmtiAddrLocationMap *map, const void *info)
{
    const char *begin = code;
    pthread_mutex_lock(&lock);
    if (method == called && method != NULL && count < ROOM) {
        for (int i = 0; i < count; i++)
            if (known[i].method != method && begin < known[i].end && known[i].begin < begin + size)
                is_any_reused = known[i].is_reused = true;
        known[count++] = (struct code){.method = method, .begin = begin, .end = begin + size};
        is_compiled = true;
    }
    pthread_mutex_unlock(&lock);
}

static void JNICALL unloaded(jvmtiEnv *env, jmethodID method, const void *code)
{
    pthread_mutex_lock(&lock);
    for (int i = 0; i < count; i++)
        known[i].is_unloaded |= known[i].method == method && known[i].begin == code;
    pthread_mutex_unlock(&lock);
}

static int reused_and_not_unloaded(void)
{
    int standing = 0;
    pthread_mutex_lock(&lock);
    for (int i = 0; i < count; i++)
        standing += known[i].is_reused && !known[i].is_unloaded;
    pthread_mutex_unlock(&lock);
    return standing;
}

static jint JNICALL next(JNIEnv *jni, jclass klass, jint n)
{
    return n + 1;
}

static bool is_reported(void)
{
    pthread_mutex_lock(&lock);
    bool is = is_compiled;
    pthread_mutex_unlock(&lock);
    return is;
}

static void call_until_compiled(JNIEnv *jni, jclass klass)
{
    const JNINativeMethod native = {"next", "(I)I", (void *)next};
    if ((*jni)->RegisterNatives(jni, klass, &native, 1) != JNI_OK)
        broken("RegisterNatives failed");
    jmethodID method = static_method_id(jni, klass, "next", "(I)I");
    pthread_mutex_lock(&lock);
    called = method;
    is_compiled = false;
    pthread_mutex_unlock(&lock);
    for (int i = 0; i < ENOUGH && !is_reported(); i++)
        for (jint k = 0; k < 1000; k++)
            (*jni)->CallStaticIntMethod(jni, klass, method, k);
}

/* The class of one round is unloaded in the next. Another thread may report that later. */
static void observe(JNIEnv *jni, jobject klass)
{
    static jweak previous;
    struct timespec beginning = {0};
    if (previous != NULL && !collect_until_freed(jni, &previous, 1))
        inapplicable("the class is not unloaded");
    if (klass != NULL) {
        call_until_compiled(jni, klass);
        previous = (*jni)->NewWeakGlobalRef(jni, klass);
        return;
    }
    while (reused_and_not_unloaded() > 0 && wait_goes_on(&beginning))
        ;
    if (!is_any_reused)
        inapplicable("no code of a native method is where that of another was");
    say("reused: %s", truth(is_any_reused));
    say("reused, but not unloaded: %d", reused_and_not_unloaded());
}

static void load(JavaVM *vm, char *options)
{
    on(CompiledMethodLoad, loaded);
    on(CompiledMethodUnload, unloaded);
}

TEST(.target = "event.NativeUnloading", .load = load, .probe = observe, .timeout = 120,
     .needs = {.can_generate_compiled_method_load_events = 1});
