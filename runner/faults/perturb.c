/* SPDX-License-Identifier: Apache-2.0 */

/* What all perturbations share. */
#include "faults/perturb.h"

#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

enum { PERTURBATIONS_MAX = 64 };

extern const struct perturbation *const __start_perturbations[] __attribute__((weak));
extern const struct perturbation *const __stop_perturbations[] __attribute__((weak));

jvmtiEnv *the_own;
jvmtiEventCallbacks the_own_callbacks;

/* Those in force. */
enum { CHOSEN_MAX = 32 };
static const struct perturbation *chosen[CHOSEN_MAX];
static size_t chosen_count;
static atomic_ullong random_state;

extern __attribute__((visibility("default"))) fault_catalogue_function perturbation_catalogue;

__attribute__((visibility("default"))) const struct fault_entry *const *
perturbation_catalogue(size_t *count)
{
    static const struct fault_entry *entries[PERTURBATIONS_MAX];
    *count = (size_t)(__stop_perturbations - __start_perturbations);
    for (size_t i = 0; i < *count; i++)
        entries[i] = &__start_perturbations[i]->entry;
    return entries;
}

/* The steps of SplitMix64, as runner/base/random.c has them. */
unsigned random_below(unsigned bound)
{
    unsigned long long number = atomic_fetch_add(&random_state, 0x9e3779b97f4a7c15ull);
    number = (number ^ (number >> 30)) * 0xbf58476d1ce4e5b9ull;
    number = (number ^ (number >> 27)) * 0x94d049bb133111ebull;
    return (unsigned)((number ^ (number >> 31)) % bound);
}

bool happens(unsigned bound)
{
    return random_below(bound) == 0;
}

void pause_microseconds(unsigned microseconds)
{
    nanosleep(&(struct timespec){microseconds / 1000000, (long)(microseconds % 1000000) * 1000},
              NULL);
}

void add_own(jvmtiCapabilities capabilities)
{
    unsigned char *wanted = (unsigned char *)&capabilities;
    jvmtiCapabilities potential;
    if ((*the_own)->GetPotentialCapabilities(the_own, &potential) != JVMTI_ERROR_NONE)
        return;
    for (size_t i = 0; i < sizeof potential; i++)
        wanted[i] &= ((const unsigned char *)&potential)[i];
    (*the_own)->AddCapabilities(the_own, &capabilities);
}

void enable_own(jvmtiEvent event)
{
    (*the_own)->SetEventNotificationMode(the_own, JVMTI_ENABLE, event, NULL);
}

bool clear_pending(JNIEnv *jni)
{
    bool pending = (*jni)->ExceptionCheck(jni);
    if (pending)
        (*jni)->ExceptionClear(jni);
    return pending;
}

/* A new java.lang.Thread in the system's thread group. */
static jthread new_thread(JNIEnv *jni, const char *name)
{
    jint count = 0;
    jthreadGroup *groups = NULL;
    jclass klass = (*jni)->FindClass(jni, "java/lang/Thread");
    jmethodID constructor = (*jni)->GetMethodID(jni, klass, "<init>",
                                                "(Ljava/lang/ThreadGroup;Ljava/lang/String;)V");
    if ((*the_own)->GetTopThreadGroups(the_own, &count, &groups) != JVMTI_ERROR_NONE || count == 0)
        return NULL;
    jthread thread = (*jni)->NewObject(jni, klass, constructor, groups[0],
                                       (*jni)->NewStringUTF(jni, name));
    (*the_own)->Deallocate(the_own, (unsigned char *)groups);
    return clear_pending(jni) ? NULL : thread;
}

void start_thread(JNIEnv *jni, const char *name, jvmtiStartFunction function)
{
    jthread thread = new_thread(jni, name);
    if (thread != NULL
        && (*the_own)->RunAgentThread(the_own, thread, function, NULL, JVMTI_THREAD_NORM_PRIORITY)
               == JVMTI_ERROR_NONE)
        falsified();
}

static void JNICALL on_init(jvmtiEnv *env, JNIEnv *jni, jthread thread)
{
    (void)env, (void)thread;
    if ((*jni)->PushLocalFrame(jni, 64) != JNI_OK)
        return;
    for (size_t i = 0; i < chosen_count; i++)
        if (chosen[i]->init != NULL) {
            chosen[i]->init(jni);
            clear_pending(jni);
        }
    (*jni)->PopLocalFrame(jni, NULL);
}

static const struct perturbation *find(const char *id, size_t length)
{
    size_t count;
    const struct fault_entry *const *entries = perturbation_catalogue(&count);
    for (size_t i = 0; i < count; i++)
        if (strlen(entries[i]->id) == length && strncmp(entries[i]->id, id, length) == 0)
            return __start_perturbations[i];
    return NULL;
}

/* Chooses the perturbations of a list. False after a message. */
static bool choose(const char *list, size_t length)
{
    for (const char *id = list; id <= list + length; id += strcspn(id, "+:") + 1) {
        const struct perturbation *found = find(id, strcspn(id, "+:"));
        if (found == NULL || chosen_count == CHOSEN_MAX) {
            fprintf(stderr, "faults: there is no perturbation '%.*s'\n", (int)strcspn(id, "+:"),
                    id);
            return false;
        }
        chosen[chosen_count++] = found;
    }
    return true;
}

static void load_all(JavaVM *vm)
{
    for (size_t i = 0; i < chosen_count; i++)
        if (chosen[i]->load != NULL)
            chosen[i]->load(vm);
    the_own_callbacks.VMInit = on_init;
    (*the_own)->SetEventCallbacks(the_own, &the_own_callbacks, sizeof the_own_callbacks);
    enable_own(JVMTI_EVENT_VM_INIT);
}

/* The answer of a perturbation, or else of the JVM. */
static jvmtiError answer(struct call *call)
{
    jvmtiError error;
    for (size_t i = 0; i < chosen_count; i++)
        if (chosen[i]->refuse != NULL && chosen[i]->refuse(call, &error))
            return error;
    error = pass(call);
    for (size_t i = 0; i < chosen_count; i++)
        if (chosen[i]->answer != NULL && error != JVMTI_ERROR_NONE)
            error = chosen[i]->answer(call, error);
    return error;
}

static jvmtiError call_perturbed(struct call *call)
{
    union word given[16];
    memcpy(given, call->a, call->function->count * sizeof *given);
    for (size_t i = 0; i < chosen_count; i++)
        if (chosen[i]->before_call != NULL)
            chosen[i]->before_call(call);
    jvmtiError error = answer(call);
    memcpy(call->a, given, call->function->count * sizeof *given);
    for (size_t i = 0; i < chosen_count; i++)
        if (chosen[i]->after_call != NULL)
            chosen[i]->after_call(call, error);
    return error;
}

static jint deliver_perturbed(struct delivery *delivery)
{
    for (size_t i = 0; i < chosen_count; i++)
        if (chosen[i]->before_delivery != NULL)
            chosen[i]->before_delivery(delivery);
    jint result = deliver(delivery);
    for (size_t i = 0; i < chosen_count; i++)
        if (chosen[i]->after_delivery != NULL)
            chosen[i]->after_delivery(delivery);
    return result;
}

const struct fault *perturbation_begin(JavaVM *vm, const char *option)
{
    static const struct fault perturbed = {.functions = FAULT_ALL,
                                           .points = FAULT_ALL,
                                           .call = call_perturbed,
                                           .deliver = deliver_perturbed};
    const char *id = option + strlen(FAULT_PERTURB);
    size_t length = strcspn(id, ":");
    if (!choose(id, length))
        return NULL;
    if (id[length] == ':')
        random_state = strtoull(id + length + 1, NULL, 10);
    if ((*vm)->GetEnv(vm, (void **)&the_own, JVMTI_VERSION_1_2) != JNI_OK) {
        fprintf(stderr, "faults: there is no environment for the perturbation\n");
        return NULL;
    }
    load_all(vm);
    return &perturbed;
}
