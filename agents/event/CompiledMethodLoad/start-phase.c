/* SPDX-License-Identifier: Apache-2.0 */
#include <stdatomic.h>

#include "classes.h"
#include "environments.h"
#include "threads.h"

TITLE("CompiledMethodLoad is posted for a method that is compiled in the start phase.");

enum { METHODS_MOST = 1 << 17 };

/* By environment; a method may be compiled before its ID is known here. */
static _Atomic(jmethodID) reported[2][METHODS_MOST];
static atomic_int counts[2];

static void JNICALL compiled(jvmtiEnv *env, jmethodID method, jint code_size, const void *code,
                             jint map_length, const jvmtiAddrLocationMap *map, const void *info)
{
    int at = atomic_fetch_add(&counts[env != assay_env], 1);
    if (at < METHODS_MOST)
        atomic_store(&reported[env != assay_env][at], method);
}

static bool is_reported(jmethodID method, bool to_second)
{
    for (int i = 0; i < METHODS_MOST && i < atomic_load(&counts[to_second]); i++)
        if (atomic_load(&reported[to_second][i]) == method)
            return true;
    return false;
}

static jmethodID work;

static void load(JavaVM *vm, char *options)
{
    on(CompiledMethodLoad, compiled);
    make_second_environment();
}

/* Nothing calls the method later. */
static void start(JNIEnv *jni)
{
    const struct file_bytes file = make_class("Early", 7, "Early");
    jclass klass = (*jni)->DefineClass(jni, "Early", NULL, (const jbyte *)file.at,
                                       (jsize)file.length);
    no_exception(jni);
    work = static_method_id(jni, klass, "get", "()I");
    for (int i = 0; i < 100000; i++)
        (*jni)->CallStaticIntMethod(jni, klass, work);
    no_exception(jni);
}

/* GenerateEvents may send to other environments, too: so the first one is decided before, and the second
 * is asked only whether there is compiled code. */
static void init(JNIEnv *jni, jthread thread)
{
    struct timespec beginning = {0};
    while (!is_reported(work, false) && wait_goes_on(&beginning))
        continue;
    off(CompiledMethodLoad);
    bool is_first = is_reported(work, false);
    if (!is_first) {
        enable_in(second_environment, JVMTI_EVENT_COMPILED_METHOD_LOAD, NULL);
        must_in(second_environment, GenerateEvents, JVMTI_EVENT_COMPILED_METHOD_LOAD);
        if (!is_reported(work, true))
            inapplicable("the method is not compiled in the start phase, or is not reported again");
    }
    say("reported when it was compiled: %s", truth(is_first));
}

TEST(.load = load, .start = start, .init = init, .since = 11, .vm_args = LIST(COMPILED_BEFORE),
     .needs = {.can_generate_compiled_method_load_events = 1});
