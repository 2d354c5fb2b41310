/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("Functions of every category detect the errors that they must detect.");

#define TRY(FUNCTION, ...) say(#FUNCTION ": %s", error_name(ti(FUNCTION, ##__VA_ARGS__)))

static jclass klass;
static jmethodID main_method;

static void try_methods(JNIEnv *jni)
{
    jint count;
    jlocation first, last;
    jvmtiLineNumberEntry *lines;
    jvmtiLocalVariableEntry *variables;
    unsigned char *bytes;
    jmethodID native = static_method_id(jni, find_class(jni, "assay/Agent"), "say",
                                        "(Ljava/lang/String;)V");
    TRY(GetMaxLocals, native, &count);
    TRY(GetArgumentsSize, native, &count);
    TRY(GetMethodLocation, native, &first, &last);
    TRY(GetLineNumberTable, native, &count, &lines);
    TRY(GetLocalVariableTable, native, &count, &variables);
    TRY(GetBytecodes, native, &count, &bytes);
}

static void try_frames(void)
{
    jint value;
    jlocation location;
    jmethodID method;
    TRY(GetFrameLocation, NULL, 9000, &method, &location);
    TRY(GetLocalInt, NULL, 9000, 0, &value);
    TRY(NotifyFramePop, NULL, 9000);
    TRY(NotifyFramePop, NULL, 0);
    TRY(GetLocalInt, NULL, 0, 0, &value);
}

static void try_marks(JNIEnv *jni)
{
    jfieldID field = static_field_id(jni, klass, "field", "I");
    TRY(ClearBreakpoint, main_method, 0);
    TRY(SetBreakpoint, main_method, 0);
    TRY(SetBreakpoint, main_method, 0);
    TRY(ClearFieldAccessWatch, klass, field);
    TRY(SetFieldAccessWatch, klass, field);
    TRY(SetFieldAccessWatch, klass, field);
    TRY(ClearFieldModificationWatch, klass, field);
}

static void observe(JNIEnv *jni, jobject name)
{
    jrawMonitorID monitor;
    char *text;
    if (main_method != NULL)
        return;
    klass = find_class(jni, "agent/ThreeProbes");
    main_method = static_method_id(jni, klass, "main", "([Ljava/lang/String;)V");
    try_methods(jni);
    try_frames();
    try_marks(jni);
    must(CreateRawMonitor, "nobody's", &monitor);
    TRY(RawMonitorExit, monitor);
    TRY(RawMonitorWait, monitor, 1);
    TRY(RawMonitorNotify, monitor);
    TRY(RawMonitorNotifyAll, monitor);
    TRY(GetSystemProperty, "assay.no.such.key", &text);
    TRY(GetSourceFileName, find_class(jni, "[I"), &text);
    TRY(GetSourceDebugExtension, klass, &text);
}

TEST(.target = "agent.ThreeProbes", .probe = observe,
     .needs = {.can_get_line_numbers = 1,
               .can_access_local_variables = 1,
               .can_get_bytecodes = 1,
               .can_get_source_file_name = 1,
               .can_generate_frame_pop_events = 1,
               .can_generate_breakpoint_events = 1,
               .can_generate_field_access_events = 1,
               .can_generate_field_modification_events = 1,
               .can_get_source_debug_extension = 1});
