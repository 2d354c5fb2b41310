/* SPDX-License-Identifier: Apache-2.0 */

/*
 * Faults by hand: each is a function behind one of these macros, and registers itself. The
 * id is SUBJECT/by-hand/NAME.
 *
 *     BY_HAND_CALL(NAME, SUBJECT, FUNCTIONS, NEEDS, WHAT) { ... call ... }
 *         falsifies calls of the functions (joined by commas). The body gets
 *         `struct call *call` and returns the error; pass(call) has the JVM do its part.
 *     BY_HAND_EVENT(NAME, SUBJECT, POINTS, NEEDS, WHAT) { ... delivery ... }
 *         falsifies events or callbacks. The body gets `struct delivery *delivery` and
 *         returns the callback's result; deliver(delivery) calls the agent.
 *     BY_HAND_BOTH(NAME, SUBJECT, FUNCTIONS, POINTS, NEEDS, WHAT, DELIVER) { ... call ... }
 *         both, with the name of the function for the deliveries.
 *
 * Where a body falsifies something it says so by falsified().
 */
#ifndef ASSAY_FAULTS_MANUAL_H
#define ASSAY_FAULTS_MANUAL_H

#include "faults/faults.h"

#define BY_HAND_REGISTER(NAME, SUBJECT, FUNCTIONS, POINTS, NEEDS, WHAT, CALL, DELIVER)             \
    static const struct fault fault_##NAME = {                                                     \
        .entry = {SUBJECT "/by-hand/" #NAME, SUBJECT, "by-hand", WHAT, NEEDS, FUNCTIONS, 0, 0},    \
        .functions = FUNCTIONS,                                                                    \
        .points = POINTS,                                                                          \
        .call = CALL,                                                                              \
        .deliver = DELIVER};                                                                       \
    static const struct fault *const entry_##NAME                                                  \
        __attribute__((section("by_hand"), used)) = &fault_##NAME;

#define BY_HAND_CALL(NAME, SUBJECT, FUNCTIONS, NEEDS, WHAT)                                        \
    static jvmtiError NAME(struct call *call);                                                     \
    BY_HAND_REGISTER(NAME, SUBJECT, FUNCTIONS, NULL, NEEDS, WHAT, NAME, NULL)                      \
    static jvmtiError NAME(struct call *call)

#define BY_HAND_EVENT(NAME, SUBJECT, POINTS, NEEDS, WHAT)                                          \
    static jint NAME(struct delivery *delivery);                                                   \
    BY_HAND_REGISTER(NAME, SUBJECT, NULL, POINTS, NEEDS, WHAT, NULL, NAME)                         \
    static jint NAME(struct delivery *delivery)

#define BY_HAND_BOTH(NAME, SUBJECT, FUNCTIONS, POINTS, NEEDS, WHAT, DELIVER)                       \
    static jvmtiError NAME(struct call *call);                                                     \
    BY_HAND_REGISTER(NAME, SUBJECT, FUNCTIONS, POINTS, NEEDS, WHAT, NAME, DELIVER)                 \
    static jvmtiError NAME(struct call *call)

/* The value that an out parameter points to; parameters are counted from 0. */
#define OUTPUT(CALL, PLACE, TYPE) (*(TYPE *)(CALL)->a[PLACE].p)

/* A fault that turns a jint of a successful call into EXPRESSION of `value` when it differs. */
#define BY_HAND_INT(NAME, FUNCTION, PLACE, EXPRESSION, WHAT)                                       \
    BY_HAND_CALL(NAME, FUNCTION, FUNCTION, FUNCTION, WHAT)                                         \
    {                                                                                              \
        jvmtiError error = pass(call);                                                             \
        if (error != JVMTI_ERROR_NONE)                                                             \
            return error;                                                                          \
        jint value = OUTPUT(call, PLACE, jint);                                                    \
        jint wrong = (EXPRESSION);                                                                 \
        if (wrong != value && falsified())                                                         \
            OUTPUT(call, PLACE, jint) = wrong;                                                     \
        return error;                                                                              \
    }

/* A fault that leaves the event or callback out where CONDITION of `a` holds. */
#define BY_HAND_LEFT_OUT(NAME, POINT, CONDITION, WHAT)                                             \
    BY_HAND_EVENT(NAME, POINT, POINT, POINT, WHAT)                                                 \
    {                                                                                              \
        const union word *a = delivery->a;                                                         \
        if (!(CONDITION))                                                                          \
            return deliver(delivery);                                                              \
        falsified();                                                                               \
        return JVMTI_VISIT_OBJECTS;                                                                \
    }

#endif
