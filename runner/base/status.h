/* SPDX-License-Identifier: Apache-2.0 */

/* Exit statuses of the program, which its parts return, too. */
#ifndef ASSAY_BASE_STATUS_H
#define ASSAY_BASE_STATUS_H

/* 0 all as expected, 1 a deviation, 2 bad usage or a harness error, 130 interrupted. */
enum { STATUS_OK = 0, STATUS_DEVIATION = 1, STATUS_ERROR = 2, STATUS_INTERRUPTED = 130 };

#endif
