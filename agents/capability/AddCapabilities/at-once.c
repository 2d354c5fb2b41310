/* SPDX-License-Identifier: Apache-2.0 */
#include "environments.h"
#include "threads.h"

TITLE("AddCapabilities in several threads at once adds to each environment its own capabilities.");

enum { THREADS = 4, ROUNDS = 50 };
static atomic_int ready, added, errors, wrong;

/* Two that all threads ask for, and one of each thread's own. */
static jvmtiCapabilities set_of(int thread)
{
    jvmtiCapabilities set = {.can_tag_objects = 1, .can_get_line_numbers = 1};
    set.can_get_bytecodes = thread == 0;
    set.can_get_source_file_name = thread == 1;
    set.can_get_constant_pool = thread == 2;
    set.can_get_synthetic_attribute = thread == 3;
    return set;
}

static bool is_potential(jvmtiCapabilities potential, jvmtiCapabilities set)
{
    jvmtiCapabilities others = capabilities_without(&set, &potential);
    return same_capabilities(&others, &(jvmtiCapabilities){0});
}

static void count_wrong(jvmtiEnv *env, jvmtiCapabilities expected)
{
    jvmtiCapabilities now = possessed_by(env);
    wrong += !same_capabilities(&now, &expected);
}

/* In each round the threads begin together. */
static void meet_others(int round)
{
    ready++;
    while (ready < THREADS * (round + 1))
        sched_yield();
}

static void work(JNIEnv *jni, void *number)
{
    jvmtiCapabilities own = set_of(*(int *)number);
    for (int i = 0; i < ROUNDS; i++) {
        jvmtiEnv *env = new_environment();
        meet_others(i);
        jvmtiError error = ti_in(env, AddCapabilities, &own);
        added += error == JVMTI_ERROR_NONE;
        errors += error != JVMTI_ERROR_NONE && error != JVMTI_ERROR_NOT_AVAILABLE;
        count_wrong(env, error == JVMTI_ERROR_NONE ? own : (jvmtiCapabilities){0});
        must_in(env, RelinquishCapabilities, &own);
        count_wrong(env, (jvmtiCapabilities){0});
        must_in(env, DisposeEnvironment);
    }
}

static void observe(JNIEnv *jni, jobject unused)
{
    static int numbers[THREADS];
    pthread_t threads[THREADS];
    jvmtiCapabilities before = potential_in(assay_env);
    if (!is_potential(before, set_of(0)))
        inapplicable("the JVM has no such capabilities in the live phase");
    for (int i = 0; i < THREADS; i++) {
        numbers[i] = i;
        threads[i] = start_attached(NULL, work, &numbers[i]);
    }
    for (int i = 0; i < THREADS; i++)
        pthread_join(threads[i], NULL);
    jvmtiCapabilities after = potential_in(assay_env);
    say("added: %s, other errors: %d, wrong: %d", truth(added > 0), errors, wrong);
    say("the same potential capabilities: %s", truth(same_capabilities(&before, &after)));
}

TEST(.probe = observe, .timeout = 60);
