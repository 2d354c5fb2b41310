/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("A failing function leaves no exception pending.");

#define TRY(FUNCTION, ...)                                                                         \
    do {                                                                                           \
        jvmtiError error = ti(FUNCTION, ##__VA_ARGS__);                                            \
        say(#FUNCTION ": %s", error_name(error));                                                  \
        say("pending: %s", truth((*jni)->ExceptionCheck(jni)));                                    \
        (*jni)->ExceptionClear(jni);                                                               \
    } while (0)

static void observe(JNIEnv *jni, jobject ended)
{
    jclass agent = find_class(jni, "assay/Agent");
    jmethodID native = static_method_id(jni, agent, "probe", "(Ljava/lang/Object;)V");
    jmethodID method;
    const jvmtiClassDefinition broken_file = {agent, 4, (const unsigned char *)"none"};
    jvmtiFrameInfo frames[1] = {{0}};
    jint count;
    char *value;
    jlocation start;
    jvmtiLineNumberEntry *lines;
    TRY(GetFrameLocation, NULL, 1000, &method, &start);
    TRY(GetLineNumberTable, native, &count, &lines);
    TRY(GetSystemProperty, "assay.no.such.key", &value);
    TRY(GetStackTrace, ended, 0, 1, frames, &count);
    TRY(RedefineClasses, 1, &broken_file);
}

TEST(.target = "event.NotAlive", .probe = observe,
     .needs = {.can_get_line_numbers = 1, .can_redefine_classes = 1});
