/* SPDX-License-Identifier: Apache-2.0 */
#include <pthread.h>

#include "heap.h"
#include "../compiled_unloading.h"

TITLE("CompiledMethodUnload is posted only for methods that CompiledMethodLoad has reported.");

/* Each pair of method and code that was loaded and not unloaded since. */
enum { ROOM = 65536 };

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static struct code {
    jmethodID method;
    const char *begin, *end;
} known[ROOM];
static int count, loads, wrong_phase, never_loaded, twice;

/* The one that is called all the time, and whose class is unloaded. */
static jmethodID called;

/* The methods of classes that were prepared in the live phase. What was compiled earlier was not
 * reported in every release, and may be unloaded later. */
static jmethodID fresh[ROOM];
static int fresh_count;

/* Methods that are inlined have the same range, or one within that of another method. */
static bool overlaps(const struct code *a, const struct code *b)
{
    return (a->begin < b->begin && b->begin < a->end && a->end < b->end)
           || (b->begin < a->begin && a->begin < b->end && b->end < a->end);
}

static bool is_fresh(jmethodID method)
{
    int i = fresh_count;
    while (i > 0 && fresh[i - 1] != method)
        i--;
    return i > 0;
}

static void JNICALL prepared(jvmtiEnv *env, JNIEnv *jni, jthread thread, jclass klass)
{
    jint length = 0;
    jmethodID *methods = NULL;
    must(GetClassMethods, klass, &length, &methods);
    pthread_mutex_lock(&lock);
    for (jint i = 0; i < readable(methods, length) && fresh_count < ROOM; i++)
        fresh[fresh_count++] = methods[i];
    pthread_mutex_unlock(&lock);
    release(methods);
}

static void JNICALL loaded(jvmtiEnv *env, jmethodID method, jint size, const void *code,
                           jint map_length, const jvmtiAddrLocationMap *map, const void *info)
{
    pthread_mutex_lock(&lock);
    wrong_phase += is_before_start();
    loads += method == called && method != NULL;
    struct code new = {method, code, (const char *)code + size};
    bool there = false;
    for (int i = 0; i < count; i++) {
        there |= known[i].begin == new.begin &&known[i].method == method;
        twice += overlaps(&known[i], &new);
    }
    if (!there && count < ROOM)
        known[count++] = new;
    pthread_mutex_unlock(&lock);
}

static void JNICALL unloaded(jvmtiEnv *env, jmethodID method, const void *code)
{
    pthread_mutex_lock(&lock);
    int i = count - 1;
    wrong_phase += is_before_start();
    while (i >= 0 && (known[i].method != method || known[i].begin != code))
        i--;
    if (i >= 0)
        known[i] = known[--count];
    else
        never_loaded += count < ROOM && is_fresh(method);
    pthread_mutex_unlock(&lock);
}

static void load(JavaVM *vm, char *options)
{
    on(CompiledMethodLoad, loaded);
    on(CompiledMethodUnload, unloaded);
}

static void init(JNIEnv *jni, jthread thread)
{
    on(ClassPrepare, prepared);
}

static bool is_compiled(void)
{
    pthread_mutex_lock(&lock);
    bool is = loads > 0;
    pthread_mutex_unlock(&lock);
    return is;
}

/* Whether the code goes with its class is the JVM's to choose. */
static void probe(JNIEnv *jni, jobject subject)
{
    static jweak klass;
    if (subject == NULL && (is_compiled() || is_called_enough())) {
        end_calls(jni);
    } else if (subject != NULL && klass == NULL) {
        klass = (*jni)->NewWeakGlobalRef(jni, subject);
        jmethodID id = method_to_compile(jni, subject);
        pthread_mutex_lock(&lock);
        called = id;
        pthread_mutex_unlock(&lock);
    } else if (subject != NULL) {
        collect_until_freed(jni, &klass, 1);
        for (int i = 0; i < 3; i++)
            must(ForceGarbageCollection);
    }
}

static void unload(JavaVM *vm)
{
    say("in a wrong phase: %d, unloaded but never loaded: %d", wrong_phase, never_loaded);
    say("code of two methods at once: %d", twice);
}

TEST(.target = "event.CompiledUnloading", .load = load, .init = init, .probe = probe,
     .unload = unload, .timeout = 120, .needs = {.can_generate_compiled_method_load_events = 1});
