/* SPDX-License-Identifier: Apache-2.0 */
#include "conditions.h"

jvmtiError call_with_null(const char *function)
{
    union {
        jint count;
        jrawMonitorID monitor;
        jvmtiExtensionFunctionInfo *functions;
        jvmtiExtensionEventInfo *events;
        char **properties;
    } result;
#define CALL(FUNCTION, ...)                                                                        \
    if (strcmp(function, #FUNCTION) == 0)                                                          \
    return ti(FUNCTION, __VA_ARGS__)
    CALL(Allocate, 8, NULL);
    CALL(CreateRawMonitor, NULL, &result.monitor);
    CALL(DestroyRawMonitor, NULL);
    CALL(RawMonitorEnter, NULL);
    CALL(RawMonitorExit, NULL);
    CALL(RawMonitorWait, NULL, 1);
    CALL(RawMonitorNotify, NULL);
    CALL(RawMonitorNotifyAll, NULL);
    CALL(GetTimerInfo, NULL);
    CALL(GetTime, NULL);
    CALL(GetEnvironmentLocalStorage, NULL);
    CALL(GetExtensionFunctions, NULL, &result.functions);
    CALL(GetExtensionEvents, NULL, &result.events);
    CALL(GetSystemProperties, NULL, &result.properties);
    CALL(GetSystemProperty, "java.vm.name", NULL);
#undef CALL
    broken("%s is not called with null", function);
}
