/* SPDX-License-Identifier: Apache-2.0 */

/* Dates, in UTC. */
#ifndef ASSAY_BASE_DATE_H
#define ASSAY_BASE_DATE_H

#include <stdbool.h>
#include <stdint.h>

/* A time in seconds since the epoch, as strftime formats it; "?" if it is none. Allocated. */
__attribute__((format(strftime, 2, 0))) char *date_text(int64_t seconds, const char *format);

/* As YYYY-MM-DD. Allocated. */
char *date_today(void);

/* Whether the text has the form YYYY-MM-DD. */
bool date_is_valid(const char *text);

#endif
