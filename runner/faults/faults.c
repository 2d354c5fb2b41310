/* SPDX-License-Identifier: Apache-2.0 */

/*
 * How the library gets between the JVM and the agents: it replaces GetEnv in the JVM's
 * invocation interface, and the function table of each JVM TI environment that GetEnv gives.
 * Both are reached through pointers in writable memory of the JVM.
 */
#include "faults/faults.h"

#include <fcntl.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

#include "faults/manual.h"
#include "faults/perturb.h"

#define EXPORT __attribute__((visibility("default")))

enum { ENVIRONMENTS = 256, FAULTS_MAX = 8192 };

const struct fault *the_fault;
jvmtiEnv *the_spare;

static JavaVM *the_vm;
static const struct JNIInvokeInterface_ *real_invoke;
static struct JNIInvokeInterface_ false_invoke;
static struct environment environments[ENVIRONMENTS];
static size_t environment_count;
static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static int report = -1;

/* Whether the fault falsifies the function or point of that index. */
static bool falsified_functions[SLOTS + 1];
static bool falsified_points[EVENTS + WALK_CALLBACKS];

static void write_line(const char *line)
{
    if (report >= 0 && dprintf(report, "%s\n", line) < 0)
        report = -1;
}

bool falsified(void)
{
    static bool acted;
    if (!acted) {
        acted = true;
        write_line(FAULT_ACTED);
    }
    return true;
}

void trace_word(const char *word)
{
    write_line(word);
}

JNIEnv *jni_here(void)
{
    JNIEnv *jni = NULL;
    if (real_invoke->GetEnv(the_vm, (void **)&jni, JNI_VERSION_1_6) != JNI_OK || jni == NULL
        || (*jni)->ExceptionCheck(jni))
        return NULL;
    return jni;
}

struct environment *environment_of(jvmtiEnv *env)
{
    for (size_t i = 0; i < environment_count; i++)
        if (environments[i].env == env)
            return &environments[i];
    return NULL;
}

struct environment *other_listener(const struct environment *environment, int event)
{
    for (size_t i = environment_count; i > 0; i--) {
        struct environment *other = &environments[i - 1];
        if (other != environment && !other->disposed
            && other->callbacks[event - EVENT_FIRST] != NULL)
            return other;
    }
    return NULL;
}

size_t all_environments(struct environment **found, size_t room)
{
    size_t count = 0;
    for (size_t i = 0; i < environment_count && count < room; i++)
        if (!environments[i].disposed)
            found[count++] = &environments[i];
    return count;
}

static jvmtiError forward(struct call *call)
{
    void *real = call->environment->real[call->function->slot - 1];
    return call->function->forward(real, call->env, call->a);
}

jint deliver(struct delivery *delivery)
{
    if (delivery->function == NULL)
        return 0;
    if (the_fault == NULL)
        trace_delivery(delivery);
    return delivery->point->invoke(delivery->function, delivery->a);
}

/* Keeps the agent's callbacks and gives the JVM the trampolines in their places. */
static jvmtiError set_callbacks(struct call *call)
{
    union word *a = call->a;
    void *table[EVENTS] = {NULL};
    void *const *callbacks = a[0].p;
    jint size = a[1].i;
    if (callbacks != NULL && (size < 0 || (size_t)size > sizeof table))
        return forward(call);
    size_t count = callbacks != NULL ? (size_t)size / sizeof *callbacks : 0;
    if (callbacks != NULL)
        memcpy(table, callbacks, (size_t)size);
    void *kept[EVENTS] = {NULL};
    memcpy(kept, table, count * sizeof *kept);
    for (size_t i = 0; i < faults_first_heap_point; i++) {
        int index = faults_points[i].number - EVENT_FIRST;
        if (table[index] == NULL)
            continue;
        table[index] = faults_points[i].trampoline;
        if (the_fault == NULL)
            trace_callback_set((int)i);
    }
    void *before[EVENTS];
    memcpy(before, call->environment->callbacks, sizeof before);
    memcpy(call->environment->callbacks, kept, sizeof kept);
    union word changed[] = {{.p = callbacks != NULL ? table : NULL}, a[1]};
    jvmtiError error = forward(
        &(struct call){call->environment, call->env, call->function, changed});
    if (error != JVMTI_ERROR_NONE)
        memcpy(call->environment->callbacks, before, sizeof before);
    return error;
}

/* Where the callbacks are among the arguments of a heap walk: their indices by the order
 * of the heap callbacks' points, and the index of the user data. */
static const struct heap_walk {
    const char *function;
    int callbacks[WALK_CALLBACKS]; /* 0 for none */
    int user_data;
} heap_walks[] = {
    {"IterateOverHeap", {0, 0, 0, 0, 0, 1}, 2},
    {"IterateOverInstancesOfClass", {0, 0, 0, 0, 0, 2}, 3},
    {"IterateOverReachableObjects", {0, 0, 0, 0, 0, 0, -1, 1, 2}, 3},
    {"IterateOverObjectsReachableFromObject", {0, 0, 0, 0, 0, 0, 0, 0, 1}, 2},
};

static const struct heap_walk *heap_walk_of(const struct function *function)
{
    for (size_t i = 0; i < sizeof heap_walks / sizeof heap_walks[0]; i++)
        if (strcmp(heap_walks[i].function, function->name) == 0)
            return &heap_walks[i];
    return NULL;
}

static void *trampoline(size_t callback)
{
    return faults_points[faults_first_heap_point + callback].trampoline;
}

static jvmtiError walk_1_0(struct call *call, const struct heap_walk *heap_walk)
{
    struct walk walk = {.user_data = call->a[heap_walk->user_data].p};
    for (size_t i = 0; i < WALK_CALLBACKS; i++) {
        int place = heap_walk->callbacks[i];
        if (place == 0)
            continue;
        union word *argument = &call->a[place < 0 ? 0 : place];
        walk.functions[i] = argument->p;
        if (argument->p != NULL)
            argument->p = trampoline(i);
    }
    call->a[heap_walk->user_data].p = &walk;
    return forward(call);
}

/* FollowReferences and IterateThroughHeap: a structure of callbacks, then the user data. */
static jvmtiError walk_1_1(struct call *call, size_t place)
{
    const jvmtiHeapCallbacks *given = call->a[place].p;
    if (given == NULL)
        return forward(call);
    struct walk walk = {.user_data = call->a[place + 1].p};
    union {
        jvmtiHeapCallbacks callbacks;
        void *functions[sizeof(jvmtiHeapCallbacks) / sizeof(void *)];
    } changed = {*given};
    for (size_t i = 0; i < 5; i++) {
        walk.functions[i] = changed.functions[i];
        if (changed.functions[i] != NULL)
            changed.functions[i] = trampoline(i);
    }
    call->a[place].p = &changed.callbacks;
    call->a[place + 1].p = &walk;
    return forward(call);
}

static jvmtiError dispose(struct call *call)
{
    jvmtiError error = forward(call);
    if (error == JVMTI_ERROR_NONE)
        call->environment->disposed = true;
    return error;
}

jvmtiError pass(struct call *call)
{
    const struct heap_walk *heap_walk = heap_walk_of(call->function);
    const char *name = call->function->name;
    if (heap_walk != NULL)
        return walk_1_0(call, heap_walk);
    if (strcmp(name, "FollowReferences") == 0)
        return walk_1_1(call, 3);
    if (strcmp(name, "IterateThroughHeap") == 0)
        return walk_1_1(call, 2);
    if (strcmp(name, "SetEventCallbacks") == 0)
        return set_callbacks(call);
    if (strcmp(name, "DisposeEnvironment") == 0)
        return dispose(call);
    return forward(call);
}

jvmtiError faults_call(jvmtiEnv *env, size_t function, union word *a)
{
    struct environment *environment = environment_of(env);
    /* A test may call with something that is no environment. */
    if (environment == NULL)
        environment = &environments[0];
    struct call call = {environment, env, &faults_functions[function], a};
    if (the_fault == NULL) {
        union word given[16];
        memcpy(given, a, call.function->count * sizeof *a);
        jvmtiError error = pass(&call);
        call.a = given;
        trace_call(&call, error);
        return error;
    }
    if (falsified_functions[function])
        return the_fault->call(&call);
    return pass(&call);
}

static jint deliver_through(size_t point, struct delivery *delivery)
{
    if (delivery->function == NULL)
        return 0;
    if (the_fault != NULL && falsified_points[point])
        return the_fault->deliver(delivery);
    return deliver(delivery);
}

void faults_event(size_t point, union word *a)
{
    struct environment *environment = environment_of(a[0].p);
    int index = faults_points[point].number - EVENT_FIRST;
    deliver_through(point, &(struct delivery){environment, &faults_points[point],
                                              environment->callbacks[index], a});
}

jint faults_heap(size_t point, const struct walk *walk, union word *a)
{
    return deliver_through(point,
                           &(struct delivery){NULL, &faults_points[point],
                                              walk->functions[point - faults_first_heap_point], a});
}

/* The memory of an environment that was disposed of may serve again for another one. */
static void wrap(jvmtiEnv *env)
{
    pthread_mutex_lock(&mutex);
    struct environment *environment = environment_of(env);
    if (environment == NULL) {
        if (environment_count == ENVIRONMENTS)
            abort();
        environment = &environments[environment_count];
    }
    memset(environment, 0, sizeof *environment);
    environment->real = *(void *const **)env;
    memcpy(environment->table, environment->real, sizeof environment->table);
    for (size_t i = 0; i < faults_function_count; i++)
        environment->table[faults_functions[i].slot - 1] = faults_functions[i].wrapper;
    environment->env = env;
    if (environment == &environments[environment_count])
        environment_count++;
    *(void **)env = environment->table;
    pthread_mutex_unlock(&mutex);
    if (the_fault == NULL)
        trace_environments(environment_count);
    else if (the_fault->created != NULL)
        the_fault->created(environment);
}

static jint JNICALL false_get_env(JavaVM *vm, void **env, jint version)
{
    jint result = real_invoke->GetEnv(vm, env, version);
    if (result == JNI_OK && env != NULL && *env != NULL
        && (version & 0x70000000) == JVMTI_VERSION_INTERFACE_JVMTI)
        wrap(*env);
    return result;
}

extern const struct fault *const __start_by_hand[] __attribute__((weak));
extern const struct fault *const __stop_by_hand[] __attribute__((weak));

static size_t by_hand_count(void)
{
    return (size_t)(__stop_by_hand - __start_by_hand);
}

extern EXPORT fault_catalogue_function fault_catalogue;

EXPORT const struct fault_entry *const *fault_catalogue(size_t *count)
{
    static const struct fault_entry *entries[FAULTS_MAX];
    *count = 0;
    for (size_t i = 0; i < faults_systematic_count; i++)
        entries[(*count)++] = &faults_systematic[i].entry;
    for (size_t i = 0; i < by_hand_count(); i++)
        entries[(*count)++] = &__start_by_hand[i]->entry;
    return entries;
}

static const struct fault *find_fault(const char *id)
{
    for (size_t i = 0; i < faults_systematic_count; i++)
        if (strcmp(faults_systematic[i].entry.id, id) == 0)
            return &faults_systematic[i];
    for (size_t i = 0; i < by_hand_count(); i++)
        if (strcmp(__start_by_hand[i]->entry.id, id) == 0)
            return __start_by_hand[i];
    return NULL;
}

static bool is_listed(const char *list, const char *name)
{
    size_t length = strlen(name);
    for (const char *at = list; at != NULL && *at != '\0'; at += strcspn(at, ",")) {
        at += *at == ',';
        if (strncmp(at, name, length) == 0 && (at[length] == ',' || at[length] == '\0'))
            return true;
    }
    return false;
}

static bool concerns(const char *list, const char *name)
{
    return list != NULL && (strcmp(list, FAULT_ALL) == 0 || is_listed(list, name));
}

static void choose(const struct fault *fault)
{
    the_fault = fault;
    for (size_t i = 0; i < faults_function_count; i++)
        falsified_functions[i] = fault->call != NULL
                                 && concerns(fault->functions, faults_functions[i].name);
    for (size_t i = 0; i < faults_point_count; i++)
        falsified_points[i] = fault->deliver != NULL
                              && concerns(fault->points, faults_points[i].name);
}

/* Puts the library between the JVM and its agents. */
static void intercept(JavaVM *vm)
{
    the_vm = vm;
    real_invoke = *(const struct JNIInvokeInterface_ *const *)vm;
    false_invoke = *real_invoke;
    false_invoke.GetEnv = false_get_env;
    *(const struct JNIInvokeInterface_ **)vm = &false_invoke;
}

/* Whether the option is about a perturbation, or the threads; the outcome is then in `result`. */
static bool perturbs(JavaVM *vm, const char *option, jint *result)
{
    bool records = strcmp(option, FAULT_THREADS) == 0;
    if (!records && strncmp(option, FAULT_PERTURB, strlen(FAULT_PERTURB)) != 0)
        return false;
    const struct fault *fault = records ? threads_begin(vm) : perturbation_begin(vm, option);
    *result = fault != NULL ? JNI_OK : JNI_ERR;
    if (fault != NULL) {
        choose(fault);
        intercept(vm);
    }
    return true;
}

static jint put_in(JavaVM *vm, const char *id)
{
    jint result;
    if (perturbs(vm, id, &result))
        return result;
    const struct fault *fault = find_fault(id);
    if (fault == NULL && strcmp(id, FAULT_TRACE) != 0) {
        fprintf(stderr, "faults: there is no fault '%s'\n", id);
        return JNI_ERR;
    }
    if (fault != NULL)
        choose(fault);
    if (fault != NULL && fault->deliver == systematic_argument && fault->detail.parameter == 0)
        (*vm)->GetEnv(vm, (void **)&the_spare, JVMTI_VERSION_1_2);
    intercept(vm);
    return JNI_OK;
}

EXPORT JNIEXPORT jint JNICALL Agent_OnLoad(JavaVM *vm, char *options, void *reserved)
{
    (void)reserved;
    char *at = options != NULL ? strchr(options, '@') : NULL;
    if (at == NULL) {
        fprintf(stderr, "faults: the option is FAULT@FILE\n");
        return JNI_ERR;
    }
    char *id = strndup(options, (size_t)(at - options));
    jint result = JNI_ERR;
    if (is_about_branches(id)) {
        result = branches_begin(vm, id, at + 1) ? JNI_OK : JNI_ERR;
    } else {
        report = open(at + 1, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0666);
        if (report < 0)
            perror(at + 1);
        else
            result = put_in(vm, id);
    }
    free(id);
    return result;
}
