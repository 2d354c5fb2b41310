/* SPDX-License-Identifier: Apache-2.0 */

/* The operations of a scenario, done one after another by the main thread and the actors. */
#include "agent.h"

#include <pthread.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stdio.h>
#include <string.h>
#include <time.h>

#include "base/clock.h"
#include "channel.h"

/* As a command: call the function of `question`. */
enum { ASK = 255 };

static struct {
    bool idle;
    bool told;
    long command;
    const struct scenario_operation *question; /* for ASK */
    const char *first;
    bool as_first;
} actors[ACTORS];
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t changed = PTHREAD_COND_INITIALIZER;
static double patience;    /* seconds to wait for an actor */
static atomic_int current; /* the number of the operation */
static atomic_int lines;   /* that were said of it */

void tell(const char *format, ...)
{
    char text[ASSAY_LINE_MAX / 2];
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(text, sizeof text, format, arguments);
    va_end(arguments);
    say("%d %s", atomic_load(&current), text);
    atomic_fetch_add(&lines, 1);
}

/* Ends the process: what follows would say nothing. */
__attribute__((noreturn)) static void finish(void)
{
    say("end");
    leave(0);
}

/* ---- What actors call ---------------------------------------------------- */

/* Waits for what to do; functions that are called by the actor are called here. */
static jlong JNICALL next(JNIEnv *jni, jclass klass, jint number)
{
    pthread_mutex_lock(&lock);
    while (true) {
        actors[number].idle = true;
        pthread_cond_broadcast(&changed);
        while (!actors[number].told)
            pthread_cond_wait(&changed, &lock);
        actors[number].told = actors[number].idle = false;
        long command = actors[number].command;
        pthread_mutex_unlock(&lock);
        if (command != ASK)
            return command;
        bool as_first = call_function(jni, actors[number].question, actors[number].first);
        pthread_mutex_lock(&lock);
        actors[number].as_first = as_first;
    }
}

static void JNICALL left(JNIEnv *jni, jclass klass, jint number, jstring method, jint i, jlong l,
                         jfloat f, jdouble d, jobject o)
{
    const char *name = (*jni)->GetStringUTFChars(jni, method, NULL);
    tell("left %s %s %d %lld %.2f %.2f O%d", argument_word('a', number), name, i, (long long)l,
         (double)f, d, index_of(jni, target.objects, OBJECTS, o) + 1);
    (*jni)->ReleaseStringUTFChars(jni, method, name);
}

static void JNICALL spun(JNIEnv *jni, jclass klass, jint number, jint result)
{
    tell("spun %s %d", argument_word('a', number), result);
}

static void JNICALL marked(JNIEnv *jni, jclass klass, jint number, jstring version)
{
    const char *text = (*jni)->GetStringUTFChars(jni, version, NULL);
    tell("marked %s %s", argument_word('a', number), text);
    (*jni)->ReleaseStringUTFChars(jni, version, text);
}

static void JNICALL was_read(JNIEnv *jni, jclass klass, jint number, jint field, jint value)
{
    tell("read %s %s %d", argument_word('a', number), argument_word('f', field), value);
}

static void JNICALL bridge(JNIEnv *jni, jclass klass, jobject actor, jint i, jlong l, jfloat f,
                           jdouble d, jobject o)
{
    jmethodID method = (*jni)->GetStaticMethodID(jni, target.frames, "jni",
                                                 "(Lexplore/Actor;IJFDLjava/lang/Object;)V");
    (*jni)->CallStaticVoidMethod(jni, target.frames, method, actor, i, l, (double)f, d, o);
}

bool register_actor(JNIEnv *jni)
{
    static const JNINativeMethod natives[] = {
        {"next", "(I)J", (void *)next},
        {"left", "(ILjava/lang/String;IJFDLjava/lang/Object;)V", (void *)left},
        {"spun", "(II)V", (void *)spun},
        {"marked", "(ILjava/lang/String;)V", (void *)marked},
        {"read", "(III)V", (void *)was_read},
        {"bridge", "(Lexplore/Actor;IJFDLjava/lang/Object;)V", (void *)bridge}};
    jclass actor = (*jni)->FindClass(jni, "explore/Actor");
    return actor != NULL
           && (*jni)->RegisterNatives(jni, actor, natives, sizeof natives / sizeof *natives) == 0;
}

/* ---- What is waited for --------------------------------------------------- */

static void order(int number, long command)
{
    pthread_mutex_lock(&lock);
    actors[number].command = command;
    actors[number].told = true;
    actors[number].idle = false;
    pthread_cond_broadcast(&changed);
    pthread_mutex_unlock(&lock);
}

static bool is_idle(int number)
{
    pthread_mutex_lock(&lock);
    bool idle = actors[number].idle && !actors[number].told;
    pthread_mutex_unlock(&lock);
    return idle;
}

static bool is_reached(JNIEnv *jni, int number, const char *what)
{
    static const char *const states[] = {"new", "runnable", "blocked", "waiting", "timed", "ended"};
    if (strcmp(what, "idle") == 0)
        return is_idle(number);
    if (strcmp(what, "spinning") == 0)
        return call_main(jni, "spinning", "(I)Z", number, 0) != 0;
    return strcmp(states[call_main(jni, "state", "(I)I", number, 0)], what) == 0;
}

static void pause_briefly(int looks)
{
    if (looks > 50)
        /* Sleeps: between two looks at a state that is waited for. */
        nanosleep(&(struct timespec){.tv_nsec = 200000}, NULL);
    else
        sched_yield();
}

static void await(JNIEnv *jni, int number, const char *what)
{
    double end = clock_seconds() + patience;
    for (int looks = 0; !is_reached(jni, number, what); looks++) {
        if (clock_seconds() > end) {
            tell("stuck %s, not %s", argument_word('a', number), what);
            finish();
        }
        pause_briefly(looks);
    }
}

/* Lines of callbacks that the state of their thread does not show to be done. Once some were missing,
 * no more are waited for. */
static void await_lines(int count)
{
    static bool in_vain;
    double end = clock_seconds() + patience / 5;
    for (int looks = 0; !in_vain && atomic_load(&lines) < count; looks++) {
        in_vain = clock_seconds() > end;
        pause_briefly(looks);
    }
}

/* ---- Operations ---------------------------------------------------------- */

static void do_java(JNIEnv *jni, const struct scenario_operation *operation)
{
    static const int commands[OPERATION_CODES] = {
        [OP_LOCK] = 5,
        [OP_BLOCK] = 5,
        [OP_THROW] = 6,
        [OP_WAIT] = 7,
        [OP_NOTIFY] = 8,
        [OP_PARK] = 9,
        [OP_SLEEP] = 10,
        [OP_SPIN] = 11,
        [OP_MARK] = 12,
        [OP_READ] = 13,
        [OP_WRITE] = 14,
        [OP_LOAD] = 15,
        [OP_CLEAR_INTERRUPT] = 16,
    };
    const int *arguments = operation->arguments;
    int number = arguments[0];
    long command = commands[operation->code] | (long)arguments[1] << 8 | (long)arguments[2] << 16;
    switch (operation->code) {
    case OP_START:
        call_main(jni, "start", "(I)V", number, 0);
        break;
    case OP_UNPARK:
        call_main(jni, "unpark", "(I)V", number, 0);
        break;
    case OP_UNSPIN:
        call_main(jni, "prepareSpin", "(IZ)V", number, 0);
        break;
    case OP_LINK:
        call_main(jni, "link", "(II)V", number, arguments[1]);
        break;
    case OP_ARRAY:
        call_main(jni, "array", "(II)V", number, arguments[1] << 8 | arguments[2]);
        take_array(jni, number);
        break;
    case OP_PUT:
        call_main(jni, "put", "(II)V", number, arguments[1] << 8 | arguments[2]);
        break;
    case OP_UNLINK:
        call_main(jni, "link", "(II)V", number, -1);
        break;
    case OP_CALL:
        order(number, (1 + arguments[1]) | (long)arguments[2] << 16);
        break;
    case OP_END:
    case OP_RETURN:
        order(number, 0);
        break;
    case OP_SPIN:
        call_main(jni, "prepareSpin", "(IZ)V", number, 1);
        order(number, commands[OP_SPIN] | (long)arguments[1] << 16);
        break;
    case OP_PARK:
        call_main(jni, "preparePark", "(I)V", number, 0);
        order(number, command);
        break;
    default:
        order(number, command);
        break;
    }
    tell("= done");
}

static bool do_ti(JNIEnv *jni, const struct scenario_operation *operation, const char *first)
{
    int by = operation->by;
    bool as_first;
    if (by == MAIN_THREAD) {
        as_first = call_function(jni, operation, first);
    } else {
        actors[by].question = operation;
        actors[by].first = first;
        order(by, ASK);
        await(jni, by, "idle");
        as_first = actors[by].as_first;
    }
    if (operation->code == OP_POP_FRAME && as_first && first != NULL)
        call_main(jni, "prepareSpin", "(IZ)V", operation->arguments[0], 1);
    return as_first;
}

/* The lines that follow an operation, up to the next. */
static char *follow_up(JNIEnv *jni, char *line, char **rest, bool as_first)
{
    for (; line != NULL && strncmp(line, "do ", 3) != 0; line = strtok_r(NULL, "\n", rest)) {
        char what[16];
        int count;
        if (sscanf(line, "events %d", &count) == 1)
            await_lines(count);
        else if (sscanf(line, "await %*c %15s", what) == 1 && as_first)
            await(jni, line[6] - 'A', what);
    }
    return line;
}

void carry_out(JNIEnv *jni, char *program, double seconds_to_wait)
{
    char *rest;
    bool after_java = false;
    patience = seconds_to_wait;
    char *line = strtok_r(program, "\n", &rest);
    while (line != NULL && strncmp(line, "do ", 3) != 0)
        line = strtok_r(NULL, "\n", &rest);
    while (line != NULL) {
        struct scenario_operation operation;
        const char *problem = operation_read(&operation, line + 3, plan.environments, plan.actors);
        const char *first = NULL;
        if (problem != NULL) {
            say("# broken %s", problem);
            leave(ASSAY_EXIT_BROKEN);
        }
        atomic_fetch_add(&current, 1);
        atomic_store(&lines, 0);
        line = strtok_r(NULL, "\n", &rest);
        if (line != NULL && strncmp(line, "first ", 6) == 0) {
            first = line + 6;
            line = strtok_r(NULL, "\n", &rest);
        }
        (*jni)->PushLocalFrame(jni, 64);
        bool as_first = true;
        if (after_java)
            detach_all();
        after_java = !operation_is_ti(&operation);
        if (operation.inside > 0) {
            attach(&operation);
            tell("= attached");
        } else if (operation_is_ti(&operation)) {
            as_first = do_ti(jni, &operation, first);
        } else {
            do_java(jni, &operation);
        }
        line = follow_up(jni, line, &rest, as_first);
        (*jni)->PopLocalFrame(jni, NULL);
        if (!as_first)
            break;
    }
    finish();
}
