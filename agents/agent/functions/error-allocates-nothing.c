/* SPDX-License-Identifier: Apache-2.0 */
#include <dlfcn.h>

#include "assay.h"

TITLE("A failing function allocates no memory that remains.");

enum { ROUNDS = 20, CALLS = 50000, SLACK = 1200000 };

/* Bytes in use, where the C library reports them.
 * Nothing compiles meanwhile, which would need memory of its own. */
static long in_use(void)
{
    struct mallinfo2_like {
        size_t arena, ordblks, smblks, hblks, hblkhd, usmblks, fsmblks, uordblks, fordblks, cost;
    };
    struct mallinfo2_like (*tell)(void) = NULL;
    *(void **)&tell = dlsym(RTLD_DEFAULT, "mallinfo2");
    if (tell == NULL)
        inapplicable("the C library does not report how much memory is in use");
    struct mallinfo2_like now = tell();
    return (long)(now.uordblks + now.hblkhd);
}

/* A JVM may have an allocator of its own, whose memory is not counted. */
static void need_counted_memory(JNIEnv *jni)
{
    static unsigned char *blocks[CALLS];
    long before = in_use();
    for (int i = 0; i < CALLS; i++)
        must(Allocate, 64, &blocks[i]);
    if (in_use() - before < CALLS * 64)
        inapplicable("the C library does not count the memory of JVM TI");
    for (int i = 0; i < CALLS; i++)
        must(Deallocate, blocks[i]);
    before = in_use();
    for (int i = 0; i < CALLS; i++)
        (*jni)->DeleteLocalRef(jni, (*jni)->NewStringUTF(jni, "garbage"));
    if (in_use() - before > SLACK)
        inapplicable("the C library counts the memory of Java objects, too");
}

/* Another thread of the JVM may take memory meanwhile, but hardly in each of the rounds. */
#define MANY(FUNCTION, ...)                                                                        \
    do {                                                                                           \
        jvmtiError error = JVMTI_ERROR_NONE;                                                       \
        bool lost = true;                                                                          \
        for (int round = 0; round < ROUNDS && lost; round++) {                                     \
            long before = in_use();                                                                \
            for (int i = 0; i < CALLS; i++)                                                        \
                error = ti(FUNCTION, ##__VA_ARGS__);                                               \
            lost = in_use() - before > SLACK;                                                      \
        }                                                                                          \
        say(#FUNCTION ": %s, memory is lost: %s", error_name(error), truth(lost));                 \
    } while (0)

static void observe(JNIEnv *jni, jobject ended)
{
    jclass ints = find_class(jni, "[I");
    jclass agent = find_class(jni, "assay/Agent");
    jmethodID native = static_method_id(jni, agent, "probe", "(Ljava/lang/Object;)V");
    jint count;
    jvmtiLineNumberEntry *lines;
    jvmtiLocalVariableEntry *variables;
    unsigned char *bytes;
    char *text;
    jobject *monitors;
    jvmtiFrameInfo frames[4] = {{0}};
    need_counted_memory(jni);
    MANY(GetLineNumberTable, native, &count, &lines);
    MANY(GetLocalVariableTable, native, &count, &variables);
    MANY(GetBytecodes, native, &count, &bytes);
    MANY(GetSourceFileName, ints, &text);
    MANY(GetSystemProperty, "assay.no.such.key", &text);
    MANY(GetOwnedMonitorInfo, ended, &count, &monitors);
    MANY(GetStackTrace, ended, 0, 4, frames, &count);
}

TEST(.target = "event.NotAlive", .probe = observe, .vm_args = LIST("-Xint"), .timeout = 60,
     .needs = {.can_get_line_numbers = 1,
               .can_access_local_variables = 1,
               .can_get_bytecodes = 1,
               .can_get_source_file_name = 1,
               .can_get_owned_monitor_info = 1});
